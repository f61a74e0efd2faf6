import { useId, useRef, type ReactNode, type SyntheticEvent } from 'react';

import { TitleId } from './dialog-title';
import { Overlay } from './overlay';
import { useLayer } from './use-layer';

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
  /** The same, wide enough for a page of its own; it fills a phone. */
  wide: { stage: 'flex justify-end', panel: 'flex h-dvh max-w-[min(760px,100%)] flex-col' },
  /** The same, narrower, and all of it scrolls. */
  menu: { stage: 'flex justify-end', panel: 'h-dvh max-w-[min(312px,calc(100%-40px))] overflow-y-auto' },
};

type DialogProps = {
  shape: keyof typeof SHAPES;
  /** Its name, where no title in it says it. */
  label?: string;
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

/**
 * Traps the focus, gives it back, closes on Esc. It is open for as long as it is drawn. Dialogs lie on each other in the
 * order in which they were opened: only the topmost has the focus and hears Esc, whatever is below is inert. It is not
 * opened as the browser's own modal, under which the notices beside the page could be neither heard nor pressed.
 */
export function Dialog({
  shape,
  label,
  closesOnBackdrop = false,
  closesOnEscape = true,
  isAlert = false,
  className = '',
  onClose,
  children,
}: DialogProps) {
  const titleId = useId();
  const { mark, lay, hear } = useLayer(closesOnEscape, onClose);
  // A press that began in the dialog, as when text is marked, may end beside it.
  const began = useRef<EventTarget>(null);
  const begin = ({ target }: SyntheticEvent) => {
    began.current = target;
  };
  const press = ({ target, currentTarget }: SyntheticEvent) => {
    if (closesOnBackdrop && target === currentTarget && (began.current ?? target) === target) onClose();
  };
  const { stage, panel } = SHAPES[shape];
  return (
    <>
      <span ref={mark} hidden />
      <Overlay>
        <dialog
          ref={lay}
          open
          role={isAlert ? 'alertdialog' : 'dialog'}
          aria-modal="true"
          {...(label === undefined ? { 'aria-labelledby': titleId } : { 'aria-label': label })}
          className="fixed inset-0 z-20 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-transparent text-text"
        >
          <div aria-hidden="true" className="fixed inset-0 animate-fade bg-scrim" />
          <div
            ref={hear}
            role="presentation"
            className={`relative min-h-full ${stage}`}
            onPointerDown={begin}
            onClick={press}
          >
            <div
              data-panel=""
              tabIndex={-1}
              className={`relative w-full animate-rise bg-surface shadow-dialog outline-none ${panel} ${className}`}
            >
              <TitleId value={titleId}>{children}</TitleId>
            </div>
          </div>
        </dialog>
      </Overlay>
    </>
  );
}
