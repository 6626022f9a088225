import { cacheHeadersOf } from '#server/http/cache-headers.ts';
import type { KeptAnswer } from './answer.ts';

/** Of an answer that shows what was purged: whoever keeps it asks again soon (behaviour/cache 12). */
export const briefHeaders = cacheHeadersOf('half');

/** The same bytes, for those who ask while the ones that ought to be there cannot be had. */
export const outdated = (answer: KeptAnswer): KeptAnswer => ({
  ...answer,
  wholeness: 'outdated',
  headers: answer.headers.map((text, index, all) =>
    index % 2 === 0 ? text : (briefHeaders[all[index - 1] ?? ''] ?? text),
  ),
});
