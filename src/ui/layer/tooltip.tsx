import { useId, useMemo, useState, type ReactNode } from 'react';

/** Distance from the window's edge, in px. */
const EDGE = 8;

/**
 * Ref of a tip: in the top layer, above its anchor or below if there is no room, within the window. Esc and scrolling
 * close it; that Esc does nothing else.
 */
function tipRef(anchor: HTMLElement, onLeave: () => void) {
  return (tip: HTMLElement | null): (() => void) | undefined => {
    if (!tip) return undefined;
    // Without popover support it stays inline.
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

type TooltipProps = {
  text: string;
  children: ReactNode;
};

/** Tooltip on hover, focus or touch; it can be hovered and dismissed. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const place = useMemo(() => anchor && tipRef(anchor, () => setIsOpen(false)), [anchor]);
  const show = () => setIsOpen(true);
  const hide = () => setIsOpen(false);
  return (
    <span ref={setAnchor} className="inline-block" onPointerEnter={show} onPointerLeave={hide}>
      <button
        type="button"
        aria-describedby={id}
        className="rounded-control text-left underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-sea hover:decoration-sea"
        onClick={show}
        onFocus={show}
        onBlur={hide}
      >
        {children}
      </button>
      {isOpen ? (
        <span ref={place} popover="manual" className="fixed inset-auto m-0 overflow-visible bg-transparent py-1.5">
          <span
            id={id}
            role="tooltip"
            className="block w-max max-w-70 animate-fade rounded-control bg-deep px-3 py-2 text-left text-12 text-on-deep shadow-raised"
          >
            {text}
          </span>
        </span>
      ) : (
        <span id={id} role="tooltip" hidden>
          {text}
        </span>
      )}
    </span>
  );
}
