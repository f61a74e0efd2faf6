/** Distance from the edge of the window. */
const EDGE = 8;

/**
 * For the `ref` of a tip: above everything, over its anchor or below it where there is no room, never out of the
 * window. Esc and scrolling put it away; the key then means nothing else.
 */
export function placed(anchor: HTMLElement, onLeave: () => void) {
  return (tip: HTMLElement | null): (() => void) | undefined => {
    if (!tip) return undefined;
    // Where the browser knows no popover it stands in the text.
    if (typeof tip.showPopover === 'function') tip.showPopover();
    const at = anchor.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const middle = at.left + (at.width - width) / 2;
    tip.style.left = `${Math.max(EDGE, Math.min(middle, window.innerWidth - width - EDGE))}px`;
    tip.style.top = `${at.top - height >= EDGE ? at.top - height : at.bottom}px`;

    const watch = new AbortController();
    const leaveOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onLeave();
    };
    window.addEventListener('keydown', leaveOnEscape, { capture: true, signal: watch.signal });
    window.addEventListener('scroll', onLeave, { capture: true, signal: watch.signal });
    return () => watch.abort();
  };
}
