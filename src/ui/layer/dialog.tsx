import { useId, useRef, type ReactNode, type SyntheticEvent } from 'react';

import { TitleId } from './dialog-title';
import { Overlay } from './overlay';
import { useLayer } from './use-layer';

const SHAPES = {
  /** Full screen on phones, centred elsewhere. */
  full: { stage: 'md:grid md:place-items-center md:p-6', panel: 'max-md:min-h-dvh md:rounded-dialog' },
  /** Bottom sheet on phones, centred elsewhere. */
  sheet: {
    stage: 'grid items-end md:place-items-center md:p-6',
    panel: 'rounded-t-dialog md:rounded-dialog',
  },
  /** At the right edge, full height, leaving a strip of the page to press. */
  side: { stage: 'flex justify-end', panel: 'flex h-dvh max-w-[min(400px,calc(100%-40px))] flex-col' },
  /** Wide variant of `side`; fills a phone. */
  wide: { stage: 'flex justify-end', panel: 'flex h-dvh max-w-[min(760px,100%)] flex-col' },
  /** Narrow variant of `side`; scrolls as a whole. */
  menu: { stage: 'flex justify-end', panel: 'h-dvh max-w-[min(312px,calc(100%-40px))] overflow-y-auto' },
};

type DialogProps = {
  shape: keyof typeof SHAPES;
  /** Accessible name, where no title gives one. */
  label?: string;
  /** Only where no input can be lost. */
  closesOnBackdrop?: boolean;
  /** False also keeps Esc from moving the focus. */
  closesOnEscape?: boolean;
  /** True for `alertdialog`, which needs an answer. */
  isAlert?: boolean;
  className?: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Traps and restores the focus, closes on Esc; open while mounted. In a stack only the topmost has focus and Esc. Not a
 * native modal `dialog`, which would make notices beside the page inert.
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
  // A press that begins inside, as in a text selection, may end outside and must not close it.
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
