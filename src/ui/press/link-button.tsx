import { use, type ReactNode } from 'react';

import { pressType, type PlainField } from '../form/plain-form';
import { ForReading } from './for-reading';

type LinkButtonProps = {
  /** True for opening a document or photo, which read-only pages keep. */
  isLook?: boolean;
  className?: string;
  /** Keeps the focus; further presses are ignored. */
  isBusy?: boolean;
  sent?: PlainField | undefined;
  onClick: () => void;
  children: ReactNode;
};

export function LinkButton({
  isLook = false,
  className = '',
  isBusy = false,
  sent,
  onClick,
  children,
}: LinkButtonProps) {
  const isForReading = use(ForReading);
  if (isForReading && !isLook) return null;
  return (
    <button
      type={pressType(sent)}
      {...sent}
      aria-disabled={isBusy || undefined}
      className={`min-h-6 min-w-6 rounded-control text-sea underline-offset-4 hover:text-sea-strong hover:underline aria-disabled:text-muted aria-disabled:no-underline ${className}`}
      {...(!isBusy && { onClick })}
    >
      {children}
    </button>
  );
}
