import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import type { KeyboardEvent, ReactNode } from 'react';

const SHAPES = {
  /** Fills a phone, stands in the middle of anything larger. */
  full: { stage: 'md:grid md:place-items-center md:p-6', panel: 'max-md:min-h-dvh md:rounded-dialog' },
  /** Comes from below on a phone, where the thumb is. */
  sheet: {
    stage: 'grid items-end md:place-items-center md:p-6',
    panel: 'rounded-t-dialog md:rounded-dialog',
  },
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
  const { stage, panel } = SHAPES[shape];
  const look = `relative w-full animate-rise bg-surface shadow-dialog ${panel} ${className}`;
  return (
    <HeadlessDialog
      open
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
  );
}
