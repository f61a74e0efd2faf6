import type { ReactNode } from 'react';

type SaidListProps = { said: readonly (readonly [string, string])[]; children?: ReactNode };

export function SaidList({ said, children }: SaidListProps) {
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {said.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 wrap-anywhere text-ink">{text}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
