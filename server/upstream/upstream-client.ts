import http from 'node:http';
import https from 'node:https';
import axios, { isAxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import * as v from 'valibot';
import { readingsOf } from './fields.ts';

/** Longest wait for one call with its body, in milliseconds (behaviour/timings 11). */
export const upstreamTimeout = 10_000;
/** Largest body that is read, in bytes. The largest real one, a category tree, is some 200 kB. */
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
  entriesDropped(facts: {
    readonly call: string;
    readonly language?: string;
    readonly country?: string;
    readonly skin?: string;
    readonly level: string;
    readonly dropped: number;
    readonly kept: number;
    readonly field: string;
  }): void;
}

export interface UpstreamClient {
  /**
   * Makes one call and checks the answer. A 404 resolves to `null`, a 400 without a body to the schema's reading of
   * `{ success: false, data: null }` (behaviour/upstream 4). Everything else that is no readable 2xx throws
   * `UpstreamUnavailable`.
   */
  call<S extends v.GenericSchema>(call: UpstreamCall, schema: S): Promise<v.InferOutput<S> | null>;
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
    maxContentLength: maxBodyBytes,
    responseType: 'text',
    transformResponse: (body: unknown) => body,
    validateStatus: () => true,
    proxy: false,
  });
  return {
    async call(call, schema) {
      const response = await request(instance, call);
      if (response.status === 404) return null;
      const answer = readAnswer(response, call, schema);
      for (const { level, dropped, kept, field } of readingsOf(answer))
        if (dropped > 0) log.entriesDropped({ call: call.path, ...call.scope, level, dropped, kept, field });
      return answer;
    },
    close() {
      agents.httpAgent.destroy();
      agents.httpsAgent.destroy();
    },
  };
};

const request = async (instance: AxiosInstance, call: UpstreamCall): Promise<AxiosResponse<string>> => {
  const send = () =>
    instance.request<string>({
      method: call.method,
      url: call.path,
      params: { ...call.scope, ...call.query },
      // axios' own `timeout` does not bound a body that trickles; a signal does.
      signal: deadlineOf(call),
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
  return error.code ?? 'request failed';
};

const readAnswer = <S extends v.GenericSchema>(
  response: AxiosResponse<string>,
  { path, answerUnused = false }: UpstreamCall,
  schema: S,
): v.InferOutput<S> => {
  const { status, data } = response;
  const refusal = status === 400 && data.trim() === '';
  if (!refusal && status !== 422 && (status < 200 || status > 299))
    throw new UpstreamUnavailable(`status ${status}`);
  const parsed = v.safeParse(
    schema,
    refusal ? { success: false, data: null } : answerUnused ? { success: status !== 422 } : parseJson(data),
  );
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const where = v.getDotPath(issue) ?? (issue.kind === 'validation' ? issue.message : 'body');
    throw new UpstreamUnavailable(`unreadable answer of ${path}: ${where}`);
  }
  return parsed.output;
};

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    throw new UpstreamUnavailable('malformed JSON');
  }
};
