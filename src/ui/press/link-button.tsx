import type { ReactNode } from 'react';

type LinkButtonProps = {
  className?: string;
  /** Keeps the focus; a second press does nothing. */
  isBusy?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** Reads like a link, but leads nowhere else: it changes what is on the page. */
export function LinkButton({ className = '', isBusy = false, onClick, children }: LinkButtonProps) {
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
