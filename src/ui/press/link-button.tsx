import type { ReactNode } from 'react';

type LinkButtonProps = { className?: string; onClick: () => void; children: ReactNode };

/** Reads like a link, but leads nowhere else: it changes what is on the page. */
export function LinkButton({ className = '', onClick, children }: LinkButtonProps) {
  return (
    <button
      type="button"
      className={`min-h-6 min-w-6 rounded-control text-sea underline-offset-4 hover:text-sea-strong hover:underline ${className}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
