import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  text: string;
  /** Set where the state replaces other content and must be announced. */
  role?: 'status' | 'alert';
  children?: ReactNode;
};

export function EmptyState({ title, text, role, children }: EmptyStateProps) {
  return (
    <section className="grid content-center justify-items-start gap-2 rounded-card border border-dashed border-line-strong p-8 md:p-12">
      <svg viewBox="0 0 64 40" className="w-24 text-line-strong" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M2 30c6 0 6 4 12 4s6-4 12-4 6 4 12 4 6-4 12-4 6 4 12 4" />
        <path d="M32 4l10 10-10 10-10-10zM32 24v6" strokeDasharray="3 3" />
      </svg>
      <div role={role} className="grid gap-2">
        <h2 className="text-20">{title}</h2>
        <p className="text-muted">{text}</p>
      </div>
      {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
    </section>
  );
}
