import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FormName } from '#shared/help-api/forms.ts';
import type { Host } from './desk-api.ts';
import { widths, type Width } from './widths.ts';

interface StageProps {
  frame: RefObject<HTMLIFrameElement | null>;
  width: Width;
  isReady: boolean;
  /** The form that was pressed just now. */
  heldForm: FormName | null;
  host: Host;
  onRetry: () => void;
}

/** How long a page may take before the desk says what to do, in milliseconds. */
const patience = 12_000;

/** The site in a window of the chosen width, scaled down where there is less room. */
export const Stage = ({ frame, width, isReady, heldForm, host, onRetry }: StageProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const { inline, block } = widths[width];
  const [isLate, wait] = useLateness(isReady, host);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fit = () => {
      const { clientWidth, clientHeight } = element;
      const scale = Math.min(1, clientWidth / inline);
      // The window is as high as there is room, but not higher than such a device is.
      const height = Math.min(block, clientHeight / scale);
      element.style.setProperty('--scale', String(scale));
      element.style.setProperty('--frame-inline', `${inline}px`);
      element.style.setProperty('--frame-block', `${width === 'desktop' ? clientHeight / scale : height}px`);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    return () => observer.disconnect();
  }, [width, inline, block]);
  return (
    <main className="stage" aria-label="The site">
      <div ref={stage} className="stage-room" data-width={width}>
        <div className="device">
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own site, on another origin, with all it can do */}
          <iframe ref={frame} className="site" title={`The site: ${host.name}`} />
        </div>
      </div>
      <p className="stage-status" role="status">
        {isReady || isLate ? heldForm && wordsForHeld(heldForm) : 'Waiting for the site …'}
      </p>
      {isLate && (
        <div className="stage-trouble" role="alert">
          <h2>The site does not answer</h2>
          <p>
            {host.origin} has not said that it is ready. See whether it runs, and whether its EDIT_ORIGINS
            name {window.location.origin}. What you have written stays here.
          </p>
          <button
            type="button"
            className="primary"
            onClick={() => {
              wait();
              onRetry();
            }}
          >
            Try again
          </button>
        </div>
      )}
    </main>
  );
};

/** Forms are called as visitors would call what they send. */
const wordsForHeld = (form: FormName): string =>
  `Nothing was sent: the ${form}. At the desk a form shows what it says, and no more.`;

/** Whether the site has been waited for too long; waiting starts again with `wait`, for another host, and once a page has come. */
const useLateness = (isReady: boolean, host: Host) => {
  const [tries, setTries] = useState(0);
  const [lateTry, setLateTry] = useState<string | null>(null);
  const current = `${host.host} ${tries}`;
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setLateTry(current), patience);
    return () => {
      clearTimeout(timer);
      setLateTry(null);
    };
  }, [isReady, current]);
  return [!isReady && lateTry === current, () => setTries((count) => count + 1)] as const;
};
