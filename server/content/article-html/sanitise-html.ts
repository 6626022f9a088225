import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { keepAllowed, policy } from '#shared/article-html/policy.ts';

/** A window keeps what it has sanitised: 3 MB for 8 kB of tags. So it is replaced after this many UTF-16 units. */
const unitsPerWindow = 100_000;

/** Returns HTML of the policy's tags and attributes only. Throws `BeyondLimits` for what no article is. */
export const createHtmlSanitiser = (): ((html: string) => string) => {
  let { window } = new JSDOM('');
  let purify = createDOMPurify(window);
  let units = 0;
  return (html) => {
    const allowed = keepAllowed(html);
    if (units > unitsPerWindow) {
      window.close();
      ({ window } = new JSDOM(''));
      purify = createDOMPurify(window);
      units = 0;
    }
    units += allowed.length;
    return purify.sanitize(allowed, policy);
  };
};
