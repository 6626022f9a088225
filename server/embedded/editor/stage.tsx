import { useEffect, useRef, type RefObject } from 'react';
import { widths, type Width } from './widths.ts';

interface StageProps {
  frame: RefObject<HTMLIFrameElement | null>;
  width: Width;
  isReady: boolean;
  name: string;
}

/** The site in a window of the chosen width, scaled down where there is less room. */
export const Stage = ({ frame, width, isReady, name }: StageProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const { inline, block } = widths[width];
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
          <iframe ref={frame} className="site" title={`The site: ${name}`} />
        </div>
      </div>
      <p className="stage-status" role="status">
        {isReady ? '' : 'Waiting for the site …'}
      </p>
    </main>
  );
};
