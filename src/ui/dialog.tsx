import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import type { ReactNode } from 'react';

const SHAPES = {
  /** Fills a phone, stands in the middle of anything larger. */
  full: { layer: 'z-20', stage: 'md:grid md:place-items-center md:p-6', panel: 'max-md:min-h-dvh md:rounded-dialog' },
  /** Comes from below on a phone, where the thumb is; it may stand over a full one. */
  sheet: {
    layer: 'z-30',
    stage: 'grid items-end md:place-items-center md:p-6',
    panel: 'rounded-t-dialog md:rounded-dialog',
  },
};

type DialogProps = {
  shape: keyof typeof SHAPES;
  /** A press beside the dialog closes it only where nothing typed can be lost. */
  closesOnBackdrop?: boolean;
  className?: string;
  onClose: () => void;
  children: ReactNode;
};

/** Traps the focus, gives it back, closes on Esc. It is open for as long as it is drawn. */
export function Dialog({ shape, closesOnBackdrop = false, className = '', onClose, children }: DialogProps) {
  const { layer, stage, panel } = SHAPES[shape];
  const look = `relative w-full animate-rise bg-surface shadow-dialog ${panel} ${className}`;
  return (
    <HeadlessDialog open onClose={onClose} className={`relative ${layer}`}>
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
