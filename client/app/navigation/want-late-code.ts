import { wantLateCode } from '#client/page/late/late-code.ts';
import { whenIdle } from '#client/page/when-idle.ts';

/** What shows that somebody is there and about to use the page. */
const touches = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Late code is loaded once the page is there and the browser has nothing to do, or at the first touch. */
export const wantLateCodeSoon = (): void => {
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
