import type { EarlyPress } from './page/late/early-press.ts';

/** Milliseconds after which scripts are fetched though the page is not loaded (behaviour/timings 23). */
const patience = 2000;

const { documentElement } = document;
const { content } = document.querySelector('#code') as HTMLTemplateElement;
const entry = content.querySelector('[rel="modulepreload"]') as HTMLLinkElement;
let begun = false;

/**
 * The first script of every page: it has the others come when what a visitor sees is there (behaviour/pages 37). The links
 * of the page's template load nothing until they stand in its head; the first module among them is the entry.
 */
const begin = (): void => {
  // A touch may have been quicker than the clock.
  if (begun) return;
  begun = true;
  document.head.append(content);
  import(/* @vite-ignore */ entry.href).then(wake, staySo);
};

const wake = (): void => {
  delete documentElement.dataset['asServed'];
};

/** The page goes on as one without script, until the next try (behaviour/pages 39). */
const staySo = (error: unknown): void => {
  console.error('the page stays as it was served', error);
  documentElement.dataset['asServed'] = '';
  begun = false;
  beginAtSign();
};

/** Once somebody is there, or the line is there again. */
const beginAtSign = (): void => {
  for (const sign of ['pointerdown', 'keydown', 'online']) addEventListener(sign, begin, { once: true });
};

/** Once what was loaded is on the screen. */
const beginAfterFrame = (): void => {
  requestAnimationFrame(() => setTimeout(begin));
};

// A page in a frame is the editor's, who waits for its scripts.
if (window.self !== window.top) begin();
else {
  beginAtSign();
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
