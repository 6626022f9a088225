import http from 'node:http';
import https from 'node:https';
import axios, { isAxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import * as v from 'valibot';
import type { Exchange, RawAnswer } from '#server/cache/content-entry.ts';
import { after } from './fields.ts';
import { noJson, readJson, readValue, textOf, type Note } from './read-answer.ts';
import { createLargeReader, type LargeReader, type ReadBody } from './reading-thread.ts';

/** Longest wait for one call with its body, in milliseconds (behaviour/timings 11). */
const upstreamTimeout = 10_000;
/** Largest body that is read, in bytes, but for trees. */
const maxBodyBytes = 8 * 1024 * 1024;
/** What is longer, in bytes or characters, is read in a thread: to read a megabyte takes 20 ms (behaviour/upstream 23). */
const largeBody = 1024 * 1024;
/** Headers of an answer that are read, and their bytes: axios takes a hundredth of a second for a thousand. */
const maxHeaders = 100;
const maxHeaderBytes = 16 * 1024;

export interface UpstreamCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Its row in the table of resources: by its schema a thread reads a large answer. */
  readonly resource?: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly host?: string;
  /** It goes along with every call but `settings`, where it is `null` (behaviour/upstream 1). */
  readonly scope: Readonly<Record<'language' | 'country' | 'skin', string>> | null;
  /** Milliseconds, where it is not `upstreamTimeout`. */
  readonly timeout?: number;
  /** The answer may have no body, and then its status says all. */
  readonly mayBeBlank?: boolean;
  /** The answer's status says all; its body, whatever it is, reads as `{ success }` (behaviour/upstream 10). */
  readonly answerUnused?: boolean;
  readonly maxBytes?: number;
}

/** The upstream could not be asked, or answered what we cannot read. `reason` is safe to log: it holds no content. */
export class UpstreamUnavailable extends Error {
  readonly reason: string;
  /** It did answer, with JSON of which nothing can be read. */
  readonly unreadable: boolean;
  constructor(reason: string, kind?: 'unreadable') {
    super(`upstream unavailable: ${reason}`);
    this.reason = reason;
    this.unreadable = kind === 'unreadable';
  }
}

/** What operators learn of answers that could be read in part only: the call and the field, never a value. */
export interface UpstreamLog {
  /** Told of every new answer; without notes where it was read in full. */
  readInPart(call: UpstreamCall, notes: readonly Note[]): void;
  /** Every call that was made, with the status of its answer; `null` where none came. Milliseconds. */
  called?(call: Pick<UpstreamCall, 'method' | 'path'>, status: number | null, took: number): void;
  /** Stands around every call; `send` takes headers that go along with it. */
  traced?<T extends { readonly status: number }>(
    call: Pick<UpstreamCall, 'method' | 'path'>,
    send: (headers: Readonly<Record<string, string>>) => Promise<T>,
  ): Promise<T>;
}

export type UpstreamClient = ReturnType<typeof createUpstreamClient>;

export const createUpstreamClient = (baseUrl: string, log: UpstreamLog) => {
  const agents = {
    httpAgent: new http.Agent({ keepAlive: true, maxSockets: 100 }),
    httpsAgent: new https.Agent({ keepAlive: true, maxSockets: 100 }),
  };
  const instance = axios.create({
    baseURL: baseUrl,
    ...agents,
    transport: limitHeaders(baseUrl.startsWith('https:') ? https : http),
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    maxRedirects: 0,
    responseType: 'arraybuffer',
    transformResponse: (body: unknown) => body,
    validateStatus: () => true,
    proxy: false,
  });
  const large = createLargeReader();
  return {
    /**
     * Makes one call and checks the answer. A 404 resolves to `null`, unless its body keeps the contract; a 400 without a
     * body to the schema's reading of `{ success: false, data: null }` (behaviour/upstream 4). Everything else that is no
     * readable 2xx throws `UpstreamUnavailable`.
     *
     * @param exchange an answer that was kept is read as if it had just come; what is learned of a new one is noted in it.
     */
    async call<S extends v.GenericSchema>(
      call: UpstreamCall,
      schema: S,
      exchange?: Exchange,
    ): Promise<v.InferOutput<S> | null> {
      const recalled = exchange?.recalled ?? null;
      const response: Response =
        recalled === null ? await ask(instance, call, log) : { status: 200, data: recalled, headers: {} };
      const { status, data } = response;
      const keepsContract =
        status === 404 ? isContractRefusal(data, schema) : !(status === 400 && isBlank(data));
      if (exchange && !keepsContract) exchange.refused = true;
      if (status === 404 && !(call.method === 'GET' && keepsContract)) return null;
      const { reading, body } = await readAnswer(response, call, schema, large);
      if ('unreadable' in reading) throw unreadableAnswer(call, reading.unreadable);
      const { answer, notes } = reading;
      if (exchange) exchange.unreadable = countUnreadable(notes);
      if (recalled !== null) return answer;
      log.readInPart(call, notes);
      if (exchange && status >= 200 && status < 300) exchange.answer = body;
      return answer;
    },
    close(): void {
      large.close();
      agents.httpAgent.destroy();
      agents.httpsAgent.destroy();
    },
  };
};

/** The transport of axios, with an end to what a head may hold. What is beyond the hundredth header is not looked at. */
const limitHeaders = ({ request: send }: Pick<typeof http, 'request'>) => ({
  request(options: http.RequestOptions, onResponse: (response: http.IncomingMessage) => void) {
    const call = send({ ...options, maxHeaderSize: maxHeaderBytes }, onResponse);
    call.maxHeadersCount = maxHeaders;
    return call;
  },
});

type Response = Pick<AxiosResponse<RawAnswer>, 'status' | 'data' | 'headers'>;

const ask = async (instance: AxiosInstance, call: UpstreamCall, log: UpstreamLog): Promise<Response> => {
  const start = performance.now();
  let status: number | null = null;
  const send = (headers: Readonly<Record<string, string>> = {}) => request(instance, call, headers);
  try {
    const response = await (log.traced?.(call, send) ?? send());
    status = response.status;
    return response;
  } finally {
    log.called?.(call, status, performance.now() - start);
  }
};

const request = async (
  instance: AxiosInstance,
  call: UpstreamCall,
  headers: Readonly<Record<string, string>>,
): Promise<Response> => {
  const send = () =>
    instance.request<Buffer>({
      method: call.method,
      url: call.path,
      params: { ...call.scope, ...call.query },
      headers,
      // axios' own `timeout` does not bound a body that trickles; a signal does.
      signal: AbortSignal.timeout(call.timeout ?? upstreamTimeout),
      maxContentLength: call.maxBytes ?? maxBodyBytes,
      ...(call.body === undefined ? {} : { data: call.body }),
    });
  try {
    return await send().catch((error: unknown) => {
      // A pooled socket that the upstream had just closed says nothing about the upstream. Never for a POST: it may have arrived.
      if (call.method === 'GET' && diedOnReusedSocket(error)) return send();
      throw error;
    });
  } catch (error) {
    throw new UpstreamUnavailable(reasonOf(error));
  }
};

const diedOnReusedSocket = (error: unknown): boolean =>
  isAxiosError(error) &&
  (error.code === 'ECONNRESET' || error.code === 'EPIPE') &&
  (error.request as { reusedSocket?: boolean } | undefined)?.reusedSocket === true;

const reasonOf = (error: unknown): string => {
  if (!isAxiosError(error)) return error instanceof Error ? error.name : 'unknown';
  // Only deadlines of ours end a call.
  if (error.code === 'ERR_CANCELED') return 'timeout';
  return error.code ?? 'request failed';
};

const readAnswer = async <S extends v.GenericSchema>(
  { status, data, headers }: Response,
  call: UpstreamCall,
  schema: S,
  large: LargeReader,
): Promise<ReadBody<v.InferOutput<S>>> => {
  const refuses = status === 422 || (call.method === 'POST' && (status === 400 || status === 409));
  if ((status === 400 || refuses) && isBlank(data))
    return { reading: readValue(schema, { success: false, data: null }), body: '' };
  if (status !== 404 && !refuses && (status < 200 || status > 299))
    throw new UpstreamUnavailable(`status ${status}`);
  if (call.answerUnused) return { reading: readValue(schema, { success: !refuses }), body: '' };
  if (call.mayBeBlank && isBlank(data)) return { reading: readValue(schema, null), body: '' };
  const charset = charsetOf(headers['content-type']);
  if (data.length > largeBody && call.resource !== undefined) {
    const read = await large.read(call.resource, data, charset);
    if (read === null) throw new UpstreamUnavailable('the answer is too large to be read');
    return read;
  }
  const body = typeof data === 'string' ? data : textOf(data, charset);
  if (body === null) throw new UpstreamUnavailable(noJson);
  // What refuses is never a success, whether it says so or not.
  const said = refuses ? after((refusal) => ({ ...(refusal as object), success: false }), schema) : schema;
  return { reading: readJson(said, body), body };
};

const charsetOf = (contentType: unknown): string =>
  /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(String(contentType))?.[1] ?? 'utf-8';

const countUnreadable = (notes: readonly Note[]): number =>
  notes.reduce((sum, { kind, count }) => sum + (kind === 'entry' ? count : 0), 0);

const isBlank = (body: RawAnswer): boolean => body.length <= largeBody && body.toString().trim() === '';

const unreadableAnswer = ({ path }: UpstreamCall, why: string): UpstreamUnavailable =>
  why === noJson
    ? new UpstreamUnavailable(noJson)
    : new UpstreamUnavailable(`unreadable answer of ${path}: ${why}`, 'unreadable');

const noSuchThing = v.object({ success: v.literal(false), data: v.null() });

/** Whether the body of a 404 says in the contract's words that the thing does not exist. */
const isContractRefusal = (body: RawAnswer, schema: v.GenericSchema): boolean => {
  if (body.length > largeBody) return false;
  const refusal = readJson(noSuchThing, body.toString());
  return 'answer' in refusal && 'answer' in readValue(schema, refusal.answer);
};
