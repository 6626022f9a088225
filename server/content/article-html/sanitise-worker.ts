import { parentPort } from 'node:worker_threads';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { cleanArticle, type CleanArticle, type CleanContext } from './clean-article.ts';
import { sanitiserReady, type SanitiseReply, type SanitiseRequest } from './sanitise-protocol.ts';

// What one article costs the event loop is spent here, on a thread of its own.

const { window } = new JSDOM('');
const purify = createDOMPurify(window);

/** Tags of an article and nothing else: no forms, no media that load by themselves, no styles, no ids of others. */
const policy = {
  ALLOWED_TAGS: (
    'a abbr b blockquote br caption code col colgroup dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr ' +
    'i iframe img ins kbd li mark ol p pre q s small span strong sub summary sup table tbody td tfoot th thead tr u ul'
  ).split(' '),
  ALLOWED_ATTR:
    'href src alt title width height colspan rowspan scope class lang dir start datetime cite tabindex'.split(
      ' ',
    ),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  RETURN_DOM: true,
} as const;

/** Classes that our own styles know; any other could dress text up as part of the page. */
const ownClasses = new Set(['gallery', 'enlarge', 'table-box']);

purify.addHook('afterSanitizeAttributes', (node) => {
  const kept = [...node.classList].filter((name) => ownClasses.has(name));
  if (kept.length > 0) node.setAttribute('class', kept.join(' '));
  else node.removeAttribute('class');
  if (!node.matches('.table-box')) node.removeAttribute('tabindex');
});

const sanitise = (html: string, context: CleanContext): CleanArticle =>
  cleanArticle(
    purify.sanitize(html, {
      ...policy,
      ALLOWED_TAGS: [...policy.ALLOWED_TAGS],
      ALLOWED_ATTR: [...policy.ALLOWED_ATTR],
    }) as unknown as HTMLElement,
    context,
  );

parentPort?.on('message', ({ html, context }: SanitiseRequest) => {
  parentPort?.postMessage(answer(html, context));
});

const answer = (html: string, context: CleanContext): SanitiseReply => {
  try {
    return { clean: sanitise(html, context) };
  } catch (error) {
    return { error: error instanceof Error ? error.name : 'unknown' };
  }
};

parentPort?.postMessage(sanitiserReady);
