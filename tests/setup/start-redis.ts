import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';

/** A real server of a test's own, without persistence. */
export interface RedisServer {
  readonly url: string;
  /** One command, as `redis-cli` writes it; returns what comes back, unread. */
  command(...parts: readonly string[]): Promise<string>;
  /** It takes connections and commands, and answers none. */
  hang(): void;
  wake(): void;
  /** Ends it without a word, and all that it held. */
  kill(): Promise<void>;
  /** Starts it again, empty, on its old port. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The program to run; `null`: none can be had. */
export const findRedis = (): string | null => findProgram(['redis-server', 'valkey-server'], 'redis-server');

export const startRedis = async (program: string): Promise<RedisServer> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'help-centre-redis-'));
  const port = await freePort();
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    server = spawn(program, [...options, '--dir', folder], { stdio: 'ignore' });
    while ((await exchange(port, ['PING']).catch(() => '')) !== '+PONG\r\n') await sleep(20);
  };
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    command: (...parts) => exchange(port, parts),
    hang: () => void server.kill('SIGSTOP'),
    wake: () => void server.kill('SIGCONT'),
    kill,
    start,
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** One command over a connection of its own, so that a test sees Redis by other means than the site does. */
const exchange = (port: number, parts: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1');
    let reply = '';
    socket.setEncoding('utf8').on('error', reject);
    socket.on('data', (piece: string) => {
      reply += piece;
      socket.end();
    });
    socket.on('close', () => resolve(reply));
    const bulks = parts.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`);
    socket.write(`*${parts.length}\r\n${bulks.join('')}`);
  });
