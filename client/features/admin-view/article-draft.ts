import createDOMPurify from 'dompurify';
import { cleanArticle } from '#shared/article-html/clean-article.ts';
import { keepAllowed, policy } from '#shared/article-html/policy.ts';
import { linkWriter } from '#shared/article-html/tidy-elements.ts';
import type { ParentMessage } from '#shared/edit-protocol/messages.ts';
import { builtInProjects } from '#shared/projects/project-table.ts';
import type { ArticleDraft } from '#client/stores/admin-view.tsx';

type Sent = Extract<ParentMessage, { type: 'article-draft' }>;

const addresses = {
  domains: builtInProjects.map(({ domain }) => domain),
  hosts: builtInProjects.map(({ host }) => host),
};

/**
 * Cleans a draft as the server cleans an article: the same policy and the same shape (behaviour/editor 21). Throws
 * for what is larger or deeper than any article.
 */
export const cleanDraft = ({ article, title, html }: Sent): ArticleDraft => {
  const host = window.location.hostname.replace(/\.localhost$/, '');
  const safe = createDOMPurify(window).sanitize(keepAllowed(html), policy);
  return { id: article, title, ...cleanArticle(safe, linkWriter(addresses, host)) };
};
