import type { ReactNode } from 'react';

import { Dialog } from './dialog';
import { DialogTitle } from './dialog-title';
import { IconButton } from '../press/icon-button';

type DrawerProps = {
  title: string;
  close: string;
  foot?: ReactNode;
  /** True for content to read, not only glance at. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Side panel for filters, details or a menu; a press outside closes it. */
export function Drawer({ title, close, foot, isWide = false, onClose, children }: DrawerProps) {
  return (
    <Dialog shape={isWide ? 'wide' : 'side'} closesOnBackdrop onClose={onClose}>
      <header className="flex flex-none items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
        <DialogTitle className="text-20">{title}</DialogTitle>
        <IconButton name="close" label={close} onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
      {foot !== undefined && <footer className="flex flex-none gap-3 border-t border-line px-5 py-4">{foot}</footer>}
    </Dialog>
  );
}
