import type { ReactNode } from 'react';

/** `isKey`: the one that decides; `isEnd`: where everything has to be in. */
export type PlanNode = { name: string; at: string; isOpen: boolean; isEnd?: boolean };

type PlanLineProps = { title: string; verdict: ReactNode; note?: string | null; nodes: readonly PlanNode[] };

/** What has to happen when, counted back from the end. */
export function PlanLine({ title, verdict, note = null, nodes }: PlanLineProps) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 md:px-5">
        <h3 className="text-16">{title}</h3>
        {verdict}
        {note !== null && <p className="w-full text-12 font-semibold text-warn">{note}</p>}
      </header>
      <ol className="grid gap-y-3 p-4 sm:grid-flow-col sm:auto-cols-fr md:p-5">
        {nodes.map(({ name, at, isOpen, isEnd = false }) => (
          <li key={name} className="relative max-sm:grid max-sm:grid-cols-[16px_96px_1fr] max-sm:gap-x-2">
            <i
              aria-hidden="true"
              className={`mt-1.5 block size-2 rotate-45 border sm:mb-2 ${isEnd ? 'border-ink bg-ink' : isOpen ? 'border-line-strong bg-surface' : 'border-good bg-good'}`}
            />
            <span className="text-12 text-muted sm:block">{name}</span>
            <b className={`font-semibold ${isOpen ? 'text-warn' : 'text-ink'}`}>{at}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
