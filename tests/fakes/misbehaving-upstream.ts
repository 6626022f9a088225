import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { misbehaviours, type Misbehaviour } from './misbehaviours.ts';
import { rareFaults } from './rare-faults.ts';

// An upstream in a thread of its own: what its answers cost to make is not in the time of who reads them. It tells its
// port, and from then on does to its answers what it is told by the name of a misbehaviour.

const { answers } = workerData as { readonly answers: ReadonlyMap<string, Uint8Array> };
const others: Readonly<Record<string, Misbehaviour>> = { ...rareFaults, ...misbehaviours };
let misbehave: Misbehaviour | undefined;

const server = createServer((req, res) => {
  const body = Buffer.from(answers.get(req.url ?? '') ?? '{}');
  if (misbehave) misbehave(body, res, req.url ?? '');
  else res.writeHead(200, { 'content-type': 'application/json' }).end(body);
});
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));
parentPort?.on('message', (name: string) => {
  misbehave = others[name];
  parentPort?.postMessage('told');
});
