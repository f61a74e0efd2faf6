import { createContext, use, type ReactNode } from 'react';

export const TitleId = createContext<string | undefined>(undefined);

export const DialogTitle = ({ className, children }: { className?: string; children: ReactNode }) => (
  <h2 id={use(TitleId)} className={className}>
    {children}
  </h2>
);
