import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { cleanedBudget } from '#server/cache/cache-rules.ts';
import { UpstreamUnavailable } from '#server/upstream/upstream-client.ts';
import { isWithinCaps } from './caps.ts';
import type { CleanArticle, CleanContext } from './clean-article.ts';
import { createSanitiser, type Sanitiser } from './sanitiser.ts';

export interface ArticleHtml {
  /**
   * The only mint of `SafeHtml`: sanitised and cleaned content, once per content and host, off the event loop.
   * Rejects for content that is too large, too deep or too slow; nothing of it is shown then.
   */
  clean(html: string, context: CleanContext): Promise<CleanArticle>;
  close(): Promise<unknown>;
}

interface Options {
  readonly sanitiser?: Sanitiser;
  /** Budget for what is remembered, in characters of the HTML that it was made of. */
  readonly maxSize?: number;
}

export const createArticleHtml = ({
  sanitiser = createSanitiser(),
  maxSize = cleanedBudget,
}: Options = {}): ArticleHtml => {
  const versions = new LRUCache<string, Promise<CleanArticle>>({ maxSize });

  return {
    clean(html, context) {
      if (!isWithinCaps(html))
        return Promise.reject(new UpstreamUnavailable('article HTML is larger or deeper than allowed'));
      const version = createHash('sha256')
        .update(`${context.host}\n${context.domain}\n${html}`)
        .digest('base64');
      const known = versions.get(version);
      if (known) return known;
      const cleaned = sanitiser.clean(html, context);
      versions.set(version, cleaned, { size: html.length + overhead });
      cleaned.catch(() => versions.delete(version));
      return cleaned;
    },
    close: () => sanitiser.close(),
  };
};

/** What an entry takes beside its text. */
const overhead = 500;
