import { createClient, ErrorReply } from '@redis/client';

/** Milliseconds after which an answer of Redis counts as missing. */
const redisPatience = 50;
/** After so many timeouts in a row Redis is left alone for so many milliseconds. */
const timeoutsInARow = 3;
const leftAloneFor = 5_000;

const connectTimeout = 2_000;
/** Pauses between attempts to connect grow up to this, in milliseconds. */
const longestPause = 2_000;
/** Commands that may wait for a server that hangs; more are refused. */
const maxQueue = 1_000;

/** `refused`: it answers, and will not do what it is asked. */
export type RedisState = 'connected' | 'lost' | 'slow' | 'refused';

interface Listeners {
  readonly onMessage: (message: string) => void;
  /** The channel is subscribed, again after an interruption: messages may have been missed. */
  readonly onListening: () => void;
  readonly onStateChanged: (state: RedisState, reason?: string) => void;
}

/** Two connections, one for commands and one that listens. Both come back by themselves; an error is never thrown. */
export const connectRedis = (url: string, channel: string, listeners: Listeners) => {
  const commands = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxQueue,
    maintNotifications: 'disabled',
    socket: { connectTimeout, reconnectStrategy: (attempts) => Math.min(50 * 2 ** attempts, longestPause) },
  });
  const subscriber = commands.duplicate({ disableOfflineQueue: false });
  let lateInARow = 0;
  let leftAloneUntil = 0;
  let connected: boolean | null = null;
  /** The scripts that met each reason. It is told once, for every command would tell it, until one of them runs again. */
  const refusals = new Map<string, Set<string>>();
  const changed = (now: boolean, error?: unknown): void => {
    if (now !== connected)
      listeners.onStateChanged(now ? 'connected' : 'lost', now ? undefined : reasonOf(error));
    connected = now;
    if (!now) refusals.clear();
  };
  const noteRefused = (script: string, error: unknown): { value: null } => {
    if (!(error instanceof ErrorReply)) return { value: null };
    const reason = reasonOf(error);
    if (!refusals.has(reason)) listeners.onStateChanged('refused', reason);
    refusals.set(reason, new Set(refusals.get(reason)).add(script));
    return { value: null };
  };
  const noteRun = (script: string): void => {
    if (refusals.size === 0) return;
    for (const [reason, scripts] of refusals) if (scripts.has(script)) refusals.delete(reason);
    if (refusals.size === 0) listeners.onStateChanged('connected');
  };

  const onReady = async (): Promise<void> => {
    // The client subscribes again by itself after an interruption; a second subscription would be ignored.
    await subscriber.subscribe(channel, listeners.onMessage);
    listeners.onListening();
  };
  // Without a listener an `error` would end the process.
  for (const client of [commands, subscriber])
    client.on('error', (error) => changed(commands.isReady, error));
  commands.on('ready', () => changed(true));
  subscriber.on('ready', () => void onReady().catch(() => {}));
  for (const client of [commands, subscriber]) client.connect().catch(() => {});

  const noteLate = (): null => {
    // What was under way when it was left alone tells nothing new.
    if (performance.now() < leftAloneUntil) return null;
    lateInARow += 1;
    if (lateInARow < timeoutsInARow) return null;
    lateInARow = 0;
    leftAloneUntil = performance.now() + leftAloneFor;
    listeners.onStateChanged('slow');
    return null;
  };

  return {
    /**
     * Runs a Lua script; `null` where Redis is gone, refuses, or takes longer than `patience` ms. Never
     * rejects. A call with more patience than usual is tried even while Redis is left alone.
     */
    async run(
      script: string,
      keys: readonly string[],
      args: readonly (string | Buffer)[],
      patience = redisPatience,
    ): Promise<unknown> {
      const insists = patience > redisPatience;
      if (!commands.isReady || (!insists && performance.now() < leftAloneUntil)) return null;
      const reply = commands
        .eval(script, { keys: [...keys], arguments: [...args] })
        .then((value): { value: unknown } => {
          noteRun(script);
          return { value };
        })
        .catch((error: unknown) => noteRefused(script, error));
      const settled = await Promise.race([reply, lateAfter(patience)]);
      if (settled === null) return insists ? null : noteLate();
      lateInARow = 0;
      return settled.value;
    },
    close(): void {
      for (const client of [commands, subscriber]) if (client.isOpen) client.destroy();
    },
  };
};

/** A code of the connection, the word that Redis begins a refusal with, such as `WRONGPASS`, or the kind of error. */
const reasonOf = (error: unknown): string => {
  const { code, message, constructor } = error as NodeJS.ErrnoException;
  return code ?? /^[A-Z]{3,}(?= )/.exec(message)?.[0] ?? constructor.name;
};

/** One more turn of the event loop: a busy loop is not a slow Redis. */
const lateAfter = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => void setTimeout(() => setImmediate(resolve, null), milliseconds));

// What Redis does in one step. A purge raises a counter and notes it for every key that it names; an answer carries
// the counter of the moment its call began, so whoever reads it can tell whether a purge came after.

/** A lost counter starts above all earlier values, so older answers are never taken for newer ones. */
const ensureCounter = `
local function counter(key)
  if redis.call('EXISTS', key) == 0 then
    redis.call('SET', key, redis.call('TIME')[1] .. '000')
  end
  return redis.call('GET', key)
end
`;

/** KEYS: counter. Returns it. */
export const readCounter = `${ensureCounter}
return counter(KEYS[1])`;

/** KEYS: answer, counter, purges; ARGV: the keys that name the answer. Returns counter, answer, remaining life, purges. */
export const recallAnswer = `
local answer = redis.call('GET', KEYS[1])
if not answer then return false end
return {redis.call('GET', KEYS[2]), answer, redis.call('PTTL', KEYS[1]), redis.call('HMGET', KEYS[3], unpack(ARGV))}`;

/** KEYS: answer, counter; ARGV: answer, life in ms, counter when its call began. Not written where a purge came since. */
export const keepAnswer = `
if redis.call('GET', KEYS[2]) ~= ARGV[3] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

/** Purged keys that are remembered singly; beyond that, everything counts as purged. */
const maxPurges = 20_000;

/** KEYS: counter, purges; ARGV: channel, who purges, keys. Returns the counter. */
export const purgeAnswers = `${ensureCounter}
counter(KEYS[1])
redis.call('INCR', KEYS[1])
local now = redis.call('GET', KEYS[1])
local named = {}
for place = 3, #ARGV do
  redis.call('HSET', KEYS[2], ARGV[place], now)
  named[#named + 1] = ARGV[place]
end
if redis.call('HLEN', KEYS[2]) > ${maxPurges} then
  redis.call('DEL', KEYS[2])
  redis.call('HSET', KEYS[2], 'all', now)
end
redis.call('PUBLISH', ARGV[1], cjson.encode({from = ARGV[2], counter = now, keys = named}))
return now`;
