import { wantLateCode } from './late-code.ts';
import { pageTakenOver, shellTakenOver } from './taken-over.ts';

/** A button that was pressed while nothing on the page heard it, as the first script notes it (`client/loader.ts`). */
export interface EarlyPress {
  /** `null`: none since, or something else was pressed after it. */
  button: HTMLButtonElement | null;
  /** When, in milliseconds since the page was asked for. */
  at: number;
  /** Ends the noting. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/** Milliseconds after which nobody expects an answer to a press any more (behaviour/timings 24). */
const patience = 10_000;

const pressAgain = (early: EarlyPress): void => {
  const { button } = early;
  early.button = null;
  if (button?.isConnected && performance.now() - early.at < patience) button.click();
};

/**
 * Does what was pressed too early as soon as React hears it (behaviour/pages 38): in the shell when that is taken over, in a
 * late part when its code is there. Call it once React listens.
 */
export const answerEarlyPress = async (): Promise<void> => {
  const early = window.earlyPress;
  if (!early) return;
  if (early.button) wantLateCode();
  // React stops what it cannot answer yet; what comes up to the document was heard.
  const forget = () => (early.button = null);
  document.addEventListener('click', forget);
  await shellTakenOver();
  pressAgain(early);
  await pageTakenOver();
  pressAgain(early);
  early.stop();
  document.removeEventListener('click', forget);
};
