import { createContext, use, useCallback, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';

import { isTopmost, openLayer, turnInside } from './layers';
import { Overlay } from './overlay';

const SHAPES = {
  /** Fills a phone, stands in the middle of anything larger. */
  full: { stage: 'md:grid md:place-items-center md:p-6', panel: 'max-md:min-h-dvh md:rounded-dialog' },
  /** Comes from below on a phone, where the thumb is. */
  sheet: {
    stage: 'grid items-end md:place-items-center md:p-6',
    panel: 'rounded-t-dialog md:rounded-dialog',
  },
  /** Stands at the end of the page, as high as the window, and leaves a strip of the page to press. */
  side: { stage: 'flex justify-end', panel: 'flex h-dvh max-w-[min(400px,calc(100%-40px))] flex-col' },
};

type DialogProps = {
  shape: keyof typeof SHAPES;
  /** A press beside the dialog closes it only where nothing typed can be lost. */
  closesOnBackdrop?: boolean;
  /** Where Esc must not close, it must not take the focus away either. */
  closesOnEscape?: boolean;
  /** It interrupts, and waits for an answer. */
  isAlert?: boolean;
  className?: string;
  onClose: () => void;
  children: ReactNode;
};

const TitleId = createContext<string | undefined>(undefined);

/** Names the dialog it stands in. */
export const DialogTitle = ({ className, children }: { className?: string; children: ReactNode }) => (
  <h2 id={use(TitleId)} className={className}>
    {children}
  </h2>
);

/** Drawn open, it takes the focus; drawn no more, it gives it back to whoever had it when it was first drawn. */
function useLayer() {
  const mark = useRef<HTMLElement>(null);
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  const lay = useCallback(
    (dialog: HTMLElement | null) =>
      dialog ? openLayer({ dialog, page: mark.current?.closest('body > *') ?? null, opener }) : undefined,
    [opener],
  );
  return { mark, lay };
}

/** Also where the focus has been lost: the keys belong to the topmost dialog, wherever they are pressed. */
const useKeys = (closesOnEscape: boolean, onClose: () => void) =>
  useCallback(
    (inside: HTMLElement | null) => {
      const dialog = inside?.closest<HTMLElement>('[aria-modal]');
      if (!dialog) return undefined;
      const press = (event: KeyboardEvent) => {
        if (event.defaultPrevented || event.isComposing || !isTopmost(dialog)) return;
        if (event.key === 'Tab') turnInside(dialog, event);
        if (event.key !== 'Escape') return;
        event.preventDefault();
        if (closesOnEscape) onClose();
      };
      document.addEventListener('keydown', press);
      return () => document.removeEventListener('keydown', press);
    },
    [closesOnEscape, onClose],
  );

/**
 * Traps the focus, gives it back, closes on Esc. It is open for as long as it is drawn. Dialogs lie on each other in the
 * order in which they were opened: only the topmost has the focus and hears Esc, whatever is below is inert.
 */
export function Dialog({
  shape,
  closesOnBackdrop = false,
  closesOnEscape = true,
  isAlert = false,
  className = '',
  onClose,
  children,
}: DialogProps) {
  const titleId = useId();
  const { mark, lay } = useLayer();
  const hear = useKeys(closesOnEscape, onClose);
  // A press that began in the dialog, as when text is marked, may end beside it.
  const began = useRef<EventTarget>(null);
  const { stage, panel } = SHAPES[shape];
  const press = ({ target, currentTarget }: MouseEvent) => {
    if (closesOnBackdrop && target === currentTarget && (began.current ?? target) === target) onClose();
  };
  return (
    <>
      <span ref={mark} hidden />
      <Overlay>
        <div
          ref={lay}
          role={isAlert ? 'alertdialog' : 'dialog'}
          aria-modal="true"
          aria-labelledby={titleId}
          tabIndex={-1}
          className="relative z-20 outline-none"
        >
          <div aria-hidden="true" className="fixed inset-0 animate-fade bg-scrim" />
          <div ref={hear} className="fixed inset-0 overflow-y-auto overscroll-contain">
            <div
              role="presentation"
              className={`min-h-full ${stage}`}
              onPointerDown={({ target }) => {
                began.current = target;
              }}
              onClick={press}
            >
              <div className={`relative w-full animate-rise bg-surface shadow-dialog ${panel} ${className}`}>
                <TitleId value={titleId}>{children}</TitleId>
              </div>
            </div>
          </div>
        </div>
      </Overlay>
    </>
  );
}
