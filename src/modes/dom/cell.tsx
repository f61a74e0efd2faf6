import type { ReactNode } from 'react';

export const INPUT =
  'h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-2 text-16 text-ink aria-invalid:border-bad md:h-10 md:text-14';

export const Cell = ({
  label,
  fault,
  children,
}: {
  label: string;
  fault?: string | undefined;
  children: ReactNode;
}) => (
  <label className="grid content-start gap-0.5 text-12 text-muted">
    {label}
    {children}
    {fault !== undefined && (
      <span role="status" className="text-bad">
        {fault}
      </span>
    )}
  </label>
);
