import type { ReactNode } from 'react';

import { Icon } from './icon';

const LOOKS = {
  /** The one thing to press next: one per view. */
  signal: 'bg-signal text-on-signal hover:bg-signal-hover',
  sea: 'bg-sea text-on-sea hover:bg-sea-strong',
  line: 'border border-line-strong bg-surface text-text hover:border-sea hover:text-sea',
};

const SIZES = { small: 'h-8 px-3 text-14', medium: 'h-11 px-5 text-14', large: 'h-12 px-6 text-16' };

type ButtonProps = {
  look: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  type?: 'button' | 'submit';
  /** Keeps its size and the focus; a second press does nothing. */
  isBusy?: boolean;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
};

export function Button({
  look,
  size = 'medium',
  type = 'button',
  isBusy = false,
  className = '',
  onClick,
  children,
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      className={`inline-flex flex-none items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap transition-colors ${LOOKS[look]} ${SIZES[size]} ${className}`}
      {...(onClick && { onClick })}
    >
      {isBusy && <Icon name="spinner" />}
      {children}
    </button>
  );
}
