import { useId, useMemo, useState, type ReactNode } from 'react';

import { placed } from './tooltip-place';

type TooltipProps = {
  /** One or two sentences, with nothing to press in them. */
  text: string;
  children: ReactNode;
};

/** A word that explains itself under the pointer, the focus or a finger; the tip can be walked into and put away. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const place = useMemo(() => anchor && placed(anchor, () => setIsOpen(false)), [anchor]);
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
