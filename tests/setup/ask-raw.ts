import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** An answer as it came over the wire: nothing is unpacked. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface RawCall {
  readonly path: string;
  readonly method?: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string;
}

/** One request to a port of loopback, under the `Host` that is given. */
export const askRaw = (port: number, { body, ...call }: RawCall): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, ...call }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end(body);
  });
