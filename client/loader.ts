import type { EarlyPress } from './page/late/early-press.ts';

/** Milliseconds after which scripts are fetched though the page is not loaded (behaviour/timings 23). */
const patience = 2000;

/**
 * The first script of every page: it has the others come when what a visitor sees is there (behaviour/pages 37). The links
 * of the page's template load nothing until they stand in its head; the first module among them is the entry.
 */
const begin = (): void => {
  const { content } = document.querySelector('#code') as HTMLTemplateElement;
  const entry = content.querySelector<HTMLLinkElement>('[rel="modulepreload"]');
  // Taken already, where a touch was quicker than the clock.
  if (!entry) return;
  document.head.append(content);
  void import(/* @vite-ignore */ entry.href);
};

/** Once what was loaded is on the screen. */
const beginAfterFrame = (): void => {
  requestAnimationFrame(() => setTimeout(begin));
};

// A page in a frame is the editor's, who waits for its scripts.
if (window.self !== window.top) begin();
else {
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, begin, { once: true });
  setTimeout(begin, patience);
  if (document.readyState === 'complete') beginAfterFrame();
  else addEventListener('load', beginAfterFrame);
}

const presses = new AbortController();
const early: EarlyPress = { button: null, at: 0, stop: () => presses.abort() };
window.earlyPress = early;
/** Of a button that only script answers: what forms, dialogs and popovers do, the browser does (behaviour/pages 38). */
const note = ({ target, timeStamp }: MouseEvent): void => {
  const button = target instanceof Element ? target.closest('button') : null;
  const answers = button?.type === 'button' && !button.commandForElement && !button.popoverTargetElement;
  early.button = answers ? button : null;
  early.at = timeStamp;
};
addEventListener('click', note, { capture: true, signal: presses.signal });
