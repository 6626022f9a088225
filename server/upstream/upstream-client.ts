import http from 'node:http';
import https from 'node:https';
import axios, { isAxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import * as v from 'valibot';
import type { Exchange } from '#server/cache/exchange.ts';
import { ReadingNotes, readWith, type Note } from './reading-notes.ts';

/** Longest wait for one call with its body, in milliseconds (behaviour/timings 11). */
export const upstreamTimeout = 10_000;
/** Largest body that is read, in bytes, but for trees. */
const maxBodyBytes = 8 * 1024 * 1024;

/** Language, country and skin: they go along with every call but `settings` (behaviour/upstream 1). */
export interface UpstreamScope {
  readonly language: string;
  readonly country: string;
  readonly skin: string;
}

export interface UpstreamCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** `null` clears language, country and skin. */
  readonly scope: UpstreamScope | null;
  /**
   * Milliseconds; `null`: the caller's signal alone decides (find_articles, customer-decision; behaviour/upstream 3).
   */
  readonly timeout?: number | null;
  readonly signal?: AbortSignal;
  /** The answer's status says all; its body, whatever it is, reads as `{ success }` (behaviour/upstream 10). */
  readonly answerUnused?: boolean;
  /** Largest body of the answer, in bytes. */
  readonly maxBytes?: number;
}

/** The upstream could not be asked, or answered what we cannot read. `reason` is safe to log: it holds no content. */
export class UpstreamUnavailable extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(`upstream unavailable: ${reason}`);
    this.reason = reason;
  }
}

/** What operators learn of answers that could be read in part only: the call and the field, never a value. */
export interface UpstreamLog {
  readInPart(facts: Partial<UpstreamScope> & { readonly call: string; readonly note: Note }): void;
  /** Every call that was made, with the status of its answer; `null` where none came. Milliseconds. */
  called?(call: Pick<UpstreamCall, 'method' | 'path'>, status: number | null, took: number): void;
  /** Stands around every call; `send` takes headers that go along with it. */
  traced?<T extends { readonly status: number }>(
    call: Pick<UpstreamCall, 'method' | 'path'>,
    send: (headers: Readonly<Record<string, string>>) => Promise<T>,
  ): Promise<T>;
}

export interface UpstreamClient {
  /**
   * Makes one call and checks the answer. A 404 resolves to `null`, unless its body keeps the contract; a 400 without a body to the schema's reading of
   * `{ success: false, data: null }` (behaviour/upstream 4). Everything else that is no readable 2xx throws
   * `UpstreamUnavailable`.
   *
   * @param exchange an answer that was kept is read as if it had just come; a new one is handed over once it was read.
   */
  call<S extends v.GenericSchema>(
    call: UpstreamCall,
    schema: S,
    exchange?: Exchange,
  ): Promise<v.InferOutput<S> | null>;
  close(): void;
}

export const createUpstreamClient = (baseUrl: string, log: UpstreamLog): UpstreamClient => {
  const agents = {
    httpAgent: new http.Agent({ keepAlive: true, maxSockets: 100 }),
    httpsAgent: new https.Agent({ keepAlive: true, maxSockets: 100 }),
  };
  const instance = axios.create({
    baseURL: baseUrl,
    ...agents,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    maxRedirects: 0,
    responseType: 'text',
    transformResponse: (body: unknown) => body,
    validateStatus: () => true,
    proxy: false,
  });
  return {
    async call(call, schema, exchange) {
      if (exchange && exchange.kept !== null)
        return readAnswer({ status: 200, data: exchange.kept }, call, schema, new ReadingNotes());
      const send = (headers: Readonly<Record<string, string>> = {}) => request(instance, call, headers);
      const response = await timed(call, log, () => log.traced?.(call, send) ?? send());
      if (response.status === 404 && !(call.method === 'GET' && isContractRefusal(response.data, schema)))
        return null;
      const notes = new ReadingNotes();
      const answer = readAnswer(response, call, schema, notes);
      for (const note of notes.all()) log.readInPart({ call: call.path, ...call.scope, note });
      if (response.status >= 200 && response.status < 300) exchange?.onAnswer(response.data);
      return answer;
    },
    close() {
      agents.httpAgent.destroy();
      agents.httpsAgent.destroy();
    },
  };
};

const timed = async (
  call: UpstreamCall,
  log: UpstreamLog,
  send: () => Promise<AxiosResponse<string>>,
): Promise<AxiosResponse<string>> => {
  const start = performance.now();
  let status: number | null = null;
  try {
    const response = await send();
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
): Promise<AxiosResponse<string>> => {
  const send = () =>
    instance.request<string>({
      method: call.method,
      url: call.path,
      params: { ...call.scope, ...call.query },
      headers,
      // axios' own `timeout` does not bound a body that trickles; a signal does.
      signal: deadlineOf(call),
      maxContentLength: call.maxBytes ?? maxBodyBytes,
      ...(call.body === undefined ? {} : { data: call.body }),
    });
  try {
    return await send();
  } catch (error) {
    // A pooled socket that the upstream had just closed says nothing about the upstream. Never for a POST: it may have arrived.
    if (call.method !== 'GET' || !diedOnReusedSocket(error)) throw new UpstreamUnavailable(reasonOf(error));
  }
  try {
    return await send();
  } catch (error) {
    throw new UpstreamUnavailable(reasonOf(error));
  }
};

const deadlineOf = ({ timeout = upstreamTimeout, signal }: UpstreamCall): AbortSignal => {
  const signals = [signal, timeout === null ? undefined : AbortSignal.timeout(timeout)];
  return AbortSignal.any(signals.filter((each) => each !== undefined));
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

const readAnswer = <S extends v.GenericSchema>(
  response: Pick<AxiosResponse<string>, 'status' | 'data'>,
  { path, answerUnused = false }: UpstreamCall,
  schema: S,
  notes: ReadingNotes,
): v.InferOutput<S> => {
  const { status, data } = response;
  const refusal = status === 400 && data.trim() === '';
  if (!refusal && status !== 404 && status !== 422 && (status < 200 || status > 299))
    throw new UpstreamUnavailable(`status ${status}`);
  const parsed = readWith(
    schema,
    refusal
      ? { success: false, data: null, bare: true }
      : answerUnused
        ? { success: status !== 422 }
        : parseJson(data),
    { notes },
  );
  if (!parsed.success) {
    const { issue } = parsed;
    const where = issue.kind === 'schema' ? 'body' : issue.message;
    throw new UpstreamUnavailable(`unreadable answer of ${path}: ${where}`);
  }
  return parsed.output;
};

/** Whether the body of a 404 says in the contract's words that the thing does not exist. */
const isContractRefusal = (body: string, schema: v.GenericSchema): boolean => {
  try {
    const answer = JSON.parse(body) as unknown;
    return v.is(v.object({ success: v.literal(false), data: v.null() }), answer) && v.is(schema, answer);
  } catch {
    return false;
  }
};

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    throw new UpstreamUnavailable('malformed JSON');
  }
};
