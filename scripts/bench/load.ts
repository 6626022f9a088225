import { Agent, request } from 'node:http';

/**
 * Sends so many requests over 16 kept connections and ends: `node scripts/bench/load.ts <port> <count> <method> <path>
 * <headers as JSON>`. Any other status than 200 and 304 ends it with code 1.
 */
const [port = '', count = '', method = 'GET', path = '/', headers = '{}'] = process.argv.slice(2);
const connections = 16;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const options = { host: '127.0.0.1', port, method, path, agent, headers: JSON.parse(headers) as object };

const once = (): Promise<void> =>
  new Promise((resolve, reject) => {
    request({ ...options, headers: { ...options.headers } }, (response) => {
      const { statusCode } = response;
      if (statusCode !== 200 && statusCode !== 304) return reject(new Error(`status ${statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    })
      .on('error', reject)
      .end();
  });

let left = Number(count);
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (left > 0) {
      left -= 1;
      await once();
    }
  }),
);
agent.destroy();
