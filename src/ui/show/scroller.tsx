import type { ReactNode } from 'react';

type ScrollerProps = { label: string; className?: string; children: ReactNode };

/** What is wider than its place: it scrolls sideways, and the keys get there too. */
export const Scroller = ({ label, className = '', children }: ScrollerProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
  <div role="region" aria-label={label} tabIndex={0} className={`relative overflow-x-auto ${className}`}>
    {children}
  </div>
);
