import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** An answer to send as it is: header names and values in turn, and the body in base 64. */
export interface BareAnswer {
  readonly headers: readonly string[];
  readonly body: string;
}

/**
 * The yardstick of the benchmark: `node:http` that sends one answer from memory, whatever the address is; 304 to who has
 * it, headers alone to HEAD. `node scripts/bench/bare-server.ts <port> <file with a BareAnswer>`.
 */
const [port = '', file = ''] = process.argv.slice(2);
if (file !== '') {
  const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as BareAnswer;
  const bytes = Buffer.from(body, 'base64');
  createServer((req, res) => {
    if (req.headers['if-none-match'] !== undefined) res.writeHead(304, [...headers]).end();
    else if (req.method === 'HEAD') res.writeHead(200, [...headers]).end();
    else res.writeHead(200, [...headers]).end(bytes);
  }).listen(Number(port), '127.0.0.1');
}
