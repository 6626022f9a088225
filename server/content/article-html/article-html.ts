import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { cleanedBudget } from '#server/cache/cache-rules.ts';
import { UpstreamUnavailable } from '#server/upstream/upstream-client.ts';
import type { CleanArticle } from '#shared/article-html/clean-article.ts';
import { longestHtml } from '#shared/article-html/html-tree.ts';
import type { Cleaned, Sanitiser, SanitiseRequest } from './sanitiser.ts';

export type ArticleHtml = ReturnType<typeof createArticleHtml>;

/** @param options.deathRemembered milliseconds for which an article that ended its thread twice is not tried again. */
export const createArticleHtml = (
  sanitiser: Sanitiser,
  { maxSize = cleanedBudget, deathRemembered = 600_000 } = {},
) => {
  const cleaned = new LRUCache<string, Cleaned, SanitiseRequest>({
    maxSize,
    sizeCalculation: sizeOf,
    // One that is pushed out while it is cleaned is still given to those who wait.
    ignoreFetchAbort: true,
    async fetchMethod(_version, _stale, { options, context }) {
      const outcome = await sanitiser.clean(context);
      if ('refused' in outcome && !outcome.permanent) options.ttl = deathRemembered;
      return outcome;
    },
  });

  return {
    /** Starts the thread, so that the first article does not wait for it. Never rejects. */
    start: () => sanitiser.start(),
    /**
     * The only mint of `SafeHtml`: sanitised and cleaned content, once per content and host, off the event loop: here
     * the text is measured and hashed, nothing else. Rejects with `UpstreamUnavailable` for content that is too large,
     * too deep or too slow; nothing of it is shown then.
     */
    async clean(html: string, { host }: { readonly host: string }): Promise<CleanArticle> {
      const versionOf = () => hash('sha256', `${host}\n${html}`, 'base64');
      const outcome =
        html.length > longestHtml
          ? { refused: 'too long' }
          : await cleaned.forceFetch(versionOf(), { context: { html, host } });
      if ('clean' in outcome) return outcome.clean;
      throw new UpstreamUnavailable(`article HTML cannot be shown: ${outcome.refused}`);
    },
    close: () => sanitiser.close(),
  };
};

/** What an object takes beside its texts, in bytes. */
const overhead = 100;

/** Less than `weigh` asks: nobody needs the hash of a cleaned article. */
const sizeOf = (value: unknown): number => {
  // Two bytes a letter: one that is no Latin letter makes all of its text so.
  if (typeof value === 'string') return 2 * value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((size, part) => size + sizeOf(part), overhead);
};
