import { lateCode, wantLateCode } from '#client/page/late/late-code.ts';
import { whenIdle } from './when-idle.ts';

/** What shows that somebody is there and about to use the page. */
const touches = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

const whenSettled = (sheet: HTMLLinkElement): Promise<unknown> =>
  new Promise((settle) => {
    sheet.addEventListener('load', settle);
    sheet.addEventListener('error', settle);
  });

/** The style sheets that the page names behind its markup: other pages need them, and what opens here. */
const laterStyles = async (): Promise<void> => {
  const sheets = document.body.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  // After the load event none is on its way.
  if (document.readyState !== 'complete')
    await Promise.all([...sheets].filter(({ sheet }) => !sheet).map(whenSettled));
};

/** Late code is loaded once the page is there and the browser has nothing to do, or at the first touch. */
export const wantLateCodeSoon = (): void => {
  lateCode(laterStyles);
  const first = new AbortController();
  const want = () => {
    first.abort();
    wantLateCode();
  };
  const options = { passive: true, capture: true, signal: first.signal };
  for (const touch of touches) document.addEventListener(touch, want, options);
  if (document.readyState === 'complete') whenIdle(want);
  else window.addEventListener('load', () => whenIdle(want), { once: true });
};
