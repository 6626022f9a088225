import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { searchResource, type Horizon } from './cache-rules.ts';
import type { ContentKey, RawAnswer } from './content-entry.ts';
import { connectRedis, keepAnswer, purgeAnswers, readCounter, recallAnswer } from './redis.ts';
import { withTimeout } from './with-timeout.ts';

/** Version of what is written; replicas of another version do not read it. */
const formatVersion = 1;
const prefix = `help-centre:${formatVersion}:`;
const counterKey = `${prefix}counter`;
const purgesKey = `${prefix}purges`;
/** A channel is heard in all databases of a server, a counter stands in one: each database but the first has its own. */
const channelOf = (url: string): string => `${prefix}purge${Number(new URL(url).pathname.slice(1)) || ''}`;

/** Longest answer that is shared, in characters, or in bytes where it comes as such. */
const maxAnswer = 8 * 1024 * 1024;
/** Milliseconds to wait for what matters more than one answer: a purge, the start, an answer where there is no other. */
const longPatience = 500;
/** Milliseconds that writing an answer may take: nobody waits for it. */
const writePatience = 5_000;
/** How often the counter is compared, in milliseconds: a connection may be dead without saying so. */
const compareEvery = 2_000;
/** Milliseconds that a message may be under way. */
const messagePatience = 500;
/** Purged keys that wait for Redis singly; beyond that, everything is purged. */
const maxWaiting = 500;

/** An answer of the upstream as it came: whoever reads it checks and cleans it anew. */
export interface Recalled {
  readonly answer: string;
  /** Milliseconds since it came, from what is left of its life: replicas' clocks differ. */
  readonly age: number;
  /** It was purged since: only to be shown where there is nothing newer. */
  readonly purged: boolean;
}

export type SharedTier = ReturnType<typeof createSharedTier>;

interface Options {
  readonly horizonOf: (resource: string) => Horizon;
  /** The keys of a purge that name an entry. */
  readonly purgedBy: (key: ContentKey) => readonly string[];
  /** What else an answer depends on beside its key, such as the language that its host is served in. */
  readonly variantOf: (host: string) => string;
  readonly onPurge: (keys: readonly string[]) => void;
  readonly onMissed: () => void;
  readonly onStateChanged: Parameters<typeof connectRedis>[2]['onStateChanged'];
}

const Message = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    from: v.string(),
    counter: v.pipe(v.string(), v.regex(/^\d{1,16}$/)),
    keys: v.array(v.string()),
  }),
);

export const createSharedTier = (url: string, options: Options) => {
  const self = randomUUID();
  const channel = channelOf(url);
  const { promise: found, resolve: setFound } = Promise.withResolvers<void>();
  /** The last purge that this process knows of; `null` before Redis was found. */
  let known: number | null = null;
  /** This process has served without Redis: purges of others may have been missed. */
  let alone = false;
  const waiting = new Set<readonly string[]>();

  const redis = connectRedis(url, channel, {
    onStateChanged: options.onStateChanged,
    onListening: () => void compare(0),
    onMessage: (text) => {
      const message = v.safeParse(Message, text);
      if (!message.success) return;
      const { from, keys } = message.output;
      const counter = Number(message.output.counter);
      if (known !== null && counter > known + 1) options.onMissed();
      else if (from !== self) (keys.includes('all') ? options.onMissed : options.onPurge)(keys);
      known = Math.max(known ?? 0, counter);
    },
  });

  const counterNow = async (): Promise<number | null> => {
    const counter = await redis.run(readCounter, [counterKey], [], longPatience);
    return typeof counter === 'string' && /^\d{1,16}$/.test(counter) ? Number(counter) : null;
  };

  /** Purges everything where messages were missed. `grace`: how long messages may still be under way. */
  const compare = async (grace: number): Promise<void> => {
    let counter = await counterNow();
    if (counter !== null && known !== null && counter !== known && grace > 0) {
      await sleep(grace);
      counter = await counterNow();
    }
    if (counter === null) return;
    const missed = known === null ? alone : counter !== known;
    known = counter;
    setFound();
    if (missed) options.onMissed();
    await tellWaiting();
  };
  const comparing = setInterval(() => void compare(messagePatience), compareEvery).unref();

  const tellWaiting = async (): Promise<void> => {
    for (const keys of waiting) {
      const counter = await redis.run(
        purgeAnswers,
        [counterKey, purgesKey],
        [channel, self, ...keys],
        longPatience,
      );
      if (typeof counter !== 'string') return;
      waiting.delete(keys);
      if (Number(counter) - 1 === known) known += 1;
    }
  };

  const answerKeyOf = ({ host, resource, id = '' }: ContentKey): string =>
    `${prefix}answer:${host}:${options.variantOf(host)}:${resource}:${id}`;
  const lifeOf = (resource: string): number => {
    const { fresh, stale } = options.horizonOf(resource);
    return fresh + stale;
  };

  return {
    /** `null` where there is none in time: `redisPatience` ms, or `longPatience` ms as a last hope. Never rejects. */
    async recall(key: ContentKey, isLastHope = false): Promise<Recalled | null> {
      if (key.resource === searchResource) return null;
      const reply = await redis.run(
        recallAnswer,
        [answerKeyOf(key), counterKey, purgesKey],
        ['all', ...options.purgedBy(key)],
        isLastHope ? longPatience : undefined,
      );
      const read = readRecalled(reply, lifeOf(key.resource));
      return read && waiting.size > 0 ? { ...read, purged: true } : read;
    },
    /** Call before the upstream is asked; the returned function stores the answer, unless a purge came in between. */
    beginCall(key: ContentKey) {
      const counter = known;
      return (answer: RawAnswer): void => {
        if (
          counter === null ||
          waiting.size > 0 ||
          answer.length > maxAnswer ||
          key.resource === searchResource
        )
          return;
        const life = Math.round(lifeOf(key.resource));
        void redis.run(
          keepAnswer,
          [answerKeyOf(key), counterKey],
          [
            typeof answer === 'string'
              ? `${counter}\n${answer}`
              : Buffer.concat([Buffer.from(`${counter}\n`), answer]),
            String(life),
            String(counter),
          ],
          writePatience,
        );
      };
    },
    /** Marks what expanded keys name as purged and tells the other replicas; `later`: once Redis is back. */
    async purge(keys: readonly string[]): Promise<'told' | 'later'> {
      const all = [...waiting].flat().length + keys.length > maxWaiting && waiting.size > 0;
      if (all) waiting.clear();
      const named = all ? ['all'] : keys;
      waiting.add(named);
      await tellWaiting();
      return waiting.has(named) ? 'later' : 'told';
    },
    /** Resolves once Redis has been found, or after `longPatience` ms. */
    async ready(): Promise<void> {
      await withTimeout(found, longPatience, () => undefined);
      alone = known === null;
    },
    close(): void {
      clearInterval(comparing);
      redis.close();
    },
  };
};

const Reply = v.tuple([v.string(), v.string(), v.number(), v.array(v.nullable(v.string()))]);

/** Redis may hold anything: what does not look like ours counts as missing. */
const readRecalled = (reply: unknown, life: number): Recalled | null => {
  const read = v.safeParse(Reply, reply);
  if (!read.success) return null;
  const [counter, stored, left, purges] = read.output;
  const [, since = '', answer = ''] = /^(\d{1,16})\n([^]*)$/.exec(stored) ?? [];
  const began = Number(since);
  if (since === '' || began > Number(counter) || left <= 0) return null;
  return {
    answer,
    age: Math.max(0, life - left),
    purged: purges.some((purge) => purge !== null && !(Number(purge) <= began)),
  };
};
