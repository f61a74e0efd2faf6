import type { ReactNode } from 'react';

type ScrollerProps = { label: string; className?: string; children: ReactNode };

/** Scrolls wide content sideways, also by keyboard. */
export const Scroller = ({ label, className = '', children }: ScrollerProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
  <div role="region" aria-label={label} tabIndex={0} className={`relative overflow-x-auto ${className}`}>
    {children}
  </div>
);
