const gap = 8; // px between the anchor and the tip
const edge = 8; // px between the tip and the window's edge

interface Box {
  top: number;
  bottom: number;
  left: number;
  width: number;
  height: number;
}

/** Below the anchor if there is room, else above; within the window. In CSS pixels. */
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

/** Positions the tip in browsers without anchor positioning. */
export const placeTooltip = (anchor: HTMLElement, tip: HTMLElement): void => {
  if (CSS.supports('position-area: block-end') && CSS.supports('anchor-scope: --tip')) return;
  // The wrapping span has no useful box.
  const box = (anchor.firstElementChild ?? anchor).getBoundingClientRect();
  const root = document.documentElement;
  const { top, left } = tooltipPosition(box, tip.getBoundingClientRect(), {
    width: root.clientWidth,
    height: root.clientHeight,
  });
  // The CSSOM is allowed by the policy, `style` attributes are not.
  tip.style.setProperty('top', `${top}px`);
  tip.style.setProperty('left', `${left}px`);
};
