import { isIP } from 'node:net';
import * as v from 'valibot';

/** A start that cannot be: the message names the variable, what it got and what it takes. */
export class ConfigError extends Error {}

/** Text of this form; `takes` says so to whoever wrote another. */
export const textLike = (form: RegExp, takes: string) => v.pipe(v.string(), v.regex(form, takes));

const numberLike = (form: RegExp, most: number, takes: string, fallback: number) =>
  v.optional(v.pipe(textLike(form, takes), v.transform(Number), v.maxValue(most, takes)), String(fallback));

const port = (fallback: number) =>
  numberLike(/^\d{1,5}$/, 65_535, 'takes a port number up to 65535', fallback);

const megabyte = 1024 * 1024;

const megabytes = (fallback: number) =>
  numberLike(/^[1-9]\d{0,4}$/, 99_999, 'takes whole megabytes up to 99999', fallback);

const networkInterface = textLike(
  /^[\w.:-]+$/,
  'takes an address or a host name of this machine, such as 127.0.0.1',
);

const nonEmpty = v.pipe(v.string(), v.minLength(1));

/** Whoever connects parses the URL, and decodes user and password: a `%` that stands for itself throws. */
const canBeUsed = v.check((value: string) => {
  try {
    const { username, password } = new URL(value);
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}, 'takes a valid URL, with %25 for each % in user and password');

const httpUrl = v.pipe(
  textLike(/^https?:\/\//i, 'takes an http or https URL'),
  v.check(URL.canParse, 'takes an http or https URL'),
);
/** What paths are added to. */
const baseUrl = v.pipe(
  httpUrl,
  v.transform((value) => value.replace(/\/+$/, '')),
);

const plainOrigin = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

/** Entries between blanks or commas. */
const listOf = (isEntry: (value: string) => boolean, takes: string) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.split(/[\s,]+/).filter((entry) => entry !== '')),
    v.array(v.pipe(v.string(), v.check(isEntry, takes))),
  );

const originList = listOf(
  // The parser lets signs through that would begin something else in a policy, or stand for any host.
  (value) => plainOrigin.test(value) && URL.parse(value)?.origin === value,
  'takes origins such as https://backoffice.example',
);

/** Express throws at anything else, without the variable's name. */
const isProxy = (entry: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const family = address.includes('%') ? 0 : isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

const proxyList = listOf(
  isProxy,
  'takes addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal',
);

/** What the environment may say (behaviour/operations 1). Empty strings count as unset, as container tools write them. */
const Environment = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'production', 'test'], 'takes development, production or test'),
    'production',
  ),
  PORT: port(3000),
  OPS_PORT: port(3001),
  OPS_HOST: v.optional(networkInterface),
  UPSTREAM_URL: v.optional(
    v.pipe(
      baseUrl,
      v.check((value) => !/[?#]/.test(value), 'takes an http or https URL without a query'),
    ),
  ),
  EMBEDDED: v.optional(v.picklist(['on', 'off'], 'takes on or off'), 'on'),
  EMBEDDED_PORT: port(3002),
  EMBEDDED_HOST: v.optional(networkInterface, '127.0.0.1'),
  EMBEDDED_DATA: v.optional(nonEmpty, 'data/help-centre.sqlite'),
  REDIS_URL: v.optional(
    // A path is the number of a database.
    v.pipe(
      textLike(/^rediss?:\/\/[^/]*(?:\/\d*)?(?:\?.*)?$/, 'takes redis://user:password@host:6379/0'),
      canBeUsed,
    ),
  ),
  CACHE_MB: megabytes(128),
  SEARCH_CACHE_MB: megabytes(24),
  CDN_PURGE_URL: v.optional(v.pipe(httpUrl, canBeUsed)),
  EDIT_ORIGINS: v.optional(originList),
  // A request could never bring another.
  PURGE_TOKEN: v.optional(
    textLike(/^[\x21-\x7e]{16,}$/, 'takes at least 16 characters of ASCII, without spaces'),
  ),
  TRUSTED_PROXIES: v.optional(proxyList, 'loopback'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'takes a pino level such as info',
    ),
    'info',
  ),
  PROJECTS_FILE: v.optional(nonEmpty),
  PAGE_CACHE_MB: megabytes(128),
  MEMORY_MB: megabytes(1024),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(baseUrl),
  OTEL_SDK_DISABLED: v.optional(v.picklist(['true', 'false'], 'takes true or false'), 'false'),
  OTEL_TRACES_SAMPLER_ARG: numberLike(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 1, 'takes a share from 0 to 1', 1),
  COMMIT: v.optional(
    textLike(/^[\w.-]{1,64}$/, 'takes a commit or a release, up to 64 letters, digits, _, . and -'),
  ),
  STOP_NOTICE: numberLike(/^\d{1,3}$/, 999, 'takes seconds up to 999', 0),
});

export const variables: readonly string[] = Object.keys(Environment.entries);

export type Config = ReturnType<typeof parseConfig>;

/** Where spans go; their headers and timeouts are OpenTelemetry's own variables. */
export type TracingConfig = NonNullable<Config['tracing']>;

/** The one reader of the environment. Throws a `ConfigError` of every variable that is wrong, without a secret's value. */
export const parseConfig = (environment: Readonly<Record<string, string | undefined>>) => {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(Environment, set);
  if (!parsed.success) throw new ConfigError(parsed.issues.map(describeIssue).join('\n'));
  const env = parsed.output;
  if (env.EMBEDDED === 'off' && env.UPSTREAM_URL === undefined) {
    throw new ConfigError('UPSTREAM_URL is required when EMBEDDED is off: it takes an http or https URL');
  }
  const isEmbedded = env.UPSTREAM_URL === undefined;
  // By its address, for pay links are made by what listens there; people at the desk call the same server `localhost`.
  const embeddedOrigin = isEmbedded ? `http://127.0.0.1:${env.EMBEDDED_PORT}` : null;
  const isTraced = env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && env.OTEL_SDK_DISABLED === 'false';
  return Object.freeze({
    mode: env.NODE_ENV,
    port: env.PORT,
    opsPort: env.OPS_PORT,
    /** The interface that `opsPort` listens on; `null`: all of them. */
    opsHost: env.OPS_HOST ?? null,
    /** The real upstream; `null` starts the embedded content API. */
    upstreamUrl: env.UPSTREAM_URL ?? null,
    embedded: {
      port: env.EMBEDDED_PORT,
      host: env.EMBEDDED_HOST,
      dataFile: env.EMBEDDED_DATA,
      /** Where its payment page is; `null` with a real upstream. */
      origin: embeddedOrigin,
    },
    redisUrl: env.REDIS_URL ?? null,
    cacheBytes: env.CACHE_MB * megabyte,
    searchCacheBytes: env.SEARCH_CACHE_MB * megabyte,
    pageCacheBytes: env.PAGE_CACHE_MB * megabyte,
    memoryBytes: env.MEMORY_MB * megabyte,
    /** Where a purge posts its keys last; may hold a user and a password. */
    cdnPurgeUrl: env.CDN_PURGE_URL ?? null,
    editOrigins: env.EDIT_ORIGINS ?? (isEmbedded ? [`http://localhost:${env.EMBEDDED_PORT}`] : []),
    purgeToken: env.PURGE_TOKEN ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    projectsFile: env.PROJECTS_FILE ?? null,
    /** Between the signal to stop and the closing of the port, in milliseconds. */
    stopNotice: env.STOP_NOTICE * 1000,
    /** Which sources run, for logs and metrics; `null`: a checkout knows it itself. */
    commit: env.COMMIT ?? null,
    /** `null`: no traces. `ratio`: share of requests that are traced where who asked has not decided it. */
    tracing: isTraced
      ? { url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`, ratio: env.OTEL_TRACES_SAMPLER_ARG }
      : null,
  });
};

/** What may hold a password or a key, in an address too. */
const secrets = new Set([
  'PURGE_TOKEN',
  'REDIS_URL',
  'CDN_PURGE_URL',
  'UPSTREAM_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
]);

const describeIssue = (issue: v.InferIssue<typeof Environment>): string => {
  // Of a list the variable is named, not the place in it.
  const name = v.getDotPath(issue)?.split('.')[0] ?? 'environment';
  const got = secrets.has(name) ? '(not shown)' : JSON.stringify(issue.input);
  return `${name} is ${got}: it ${issue.message}`;
};
