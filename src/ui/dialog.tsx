import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { useCallback, useState, type KeyboardEvent, type ReactNode } from 'react';

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

const keepFromClosing = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault();
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

/**
 * A dialog looks for the page it lies on while it is still closed. One that is drawn open finds it too late, and under
 * a second dialog the page would be within reach again.
 */
function usePlace() {
  const [isPlaced, setIsPlaced] = useState(false);
  const place = useCallback((mark: HTMLElement | null) => {
    if (mark) setIsPlaced(true);
  }, []);
  return { isPlaced, mark: isPlaced ? null : <span ref={place} hidden /> };
}

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
  const { isPlaced, mark } = usePlace();
  const { stage, panel } = SHAPES[shape];
  const look = `relative w-full animate-rise bg-surface shadow-dialog ${panel} ${className}`;
  return (
    <>
      {mark}
      <HeadlessDialog
        open={isPlaced}
        role={isAlert ? 'alertdialog' : 'dialog'}
        onClose={onClose}
        className="relative z-20"
        {...(!closesOnEscape && { onKeyDown: keepFromClosing })}
      >
        <DialogBackdrop className="fixed inset-0 animate-fade bg-scrim" />
        <div className="fixed inset-0 overflow-y-auto overscroll-contain">
          {closesOnBackdrop ? (
            <div className={`min-h-full ${stage}`}>
              <DialogPanel className={look}>{children}</DialogPanel>
            </div>
          ) : (
            <DialogPanel className={`min-h-full ${stage}`}>
              <div className={look}>{children}</div>
            </DialogPanel>
          )}
        </div>
      </HeadlessDialog>
    </>
  );
}
