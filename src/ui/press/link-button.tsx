import { use, type ReactNode } from 'react';

import { ForReading } from './for-reading';

type LinkButtonProps = {
  /** Opens a paper or a photograph, which a page for reading offers too. */
  isLook?: boolean;
  className?: string;
  /** Keeps the focus; a second press does nothing. */
  isBusy?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** Reads like a link, but leads nowhere else: it changes what is on the page. */
export function LinkButton({ isLook = false, className = '', isBusy = false, onClick, children }: LinkButtonProps) {
  const isForReading = use(ForReading);
  if (isForReading && !isLook) return null;
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      className={`min-h-6 min-w-6 rounded-control text-sea underline-offset-4 hover:text-sea-strong hover:underline aria-disabled:text-muted aria-disabled:no-underline ${className}`}
      {...(!isBusy && { onClick })}
    >
      {children}
    </button>
  );
}
