/**
 * What Redis does in one step. A purge raises a counter and notes it for every key that it names; an answer carries the
 * counter of the moment its call began, so whoever reads it can tell whether a purge came after.
 */

/** A counter that was lost starts above all that were before: answers from then are never taken for newer. */
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

/** Purged keys that are remembered one by one; more, and everything counts as purged. */
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
