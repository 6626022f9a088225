const gap = 8; // px between the anchor and the tip
const edge = 8; // px between the tip and the window's edge

interface Box {
  top: number;
  bottom: number;
  left: number;
  width: number;
  height: number;
}

/** Below the anchor where there is room, else above; never past the window's side edges. In CSS pixels. */
export const tooltipPosition = (
  anchor: Box,
  tip: { width: number; height: number },
  view: { width: number; height: number },
): { top: number; left: number } => {
  const below = anchor.bottom + gap;
  const fitsBelow = below + tip.height + edge <= view.height;
  const above = anchor.top - gap - tip.height;
  const centred = anchor.left + anchor.width / 2 - tip.width / 2;
  return {
    top: fitsBelow || above < edge ? below : above,
    left: Math.max(edge, Math.min(centred, view.width - tip.width - edge)),
  };
};

/**
 * Places an open tip by script where the browser has no anchor positioning; elsewhere CSS does it. A positioning library
 * (5.6 kB) would come too late for the tip that asks for it, and only for browsers that are about to go.
 */
export const placeTooltip = (anchor: HTMLElement, tip: HTMLElement): void => {
  if (CSS.supports('position-area: block-end') && CSS.supports('anchor-scope: --tip')) return;
  // The content's own box: a wrapping span around a block has no useful one.
  const box = (anchor.firstElementChild ?? anchor).getBoundingClientRect();
  const root = document.documentElement;
  const { top, left } = tooltipPosition(box, tip.getBoundingClientRect(), {
    width: root.clientWidth,
    height: root.clientHeight,
  });
  // Through the object model: a policy without inline styles forbids the attribute, not this.
  tip.style.setProperty('top', `${top}px`);
  tip.style.setProperty('left', `${left}px`);
};
