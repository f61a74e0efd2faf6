import type { ReactNode } from 'react';

type SkipLinkProps = { to: string; children: ReactNode };

export const SkipLink = ({ to, children }: SkipLinkProps) => (
  <a
    href={`#${to}`}
    className="fixed -top-20 left-4 z-20 rounded-control bg-surface px-4 py-2 text-sea shadow-raised focus:top-3"
  >
    {children}
  </a>
);
