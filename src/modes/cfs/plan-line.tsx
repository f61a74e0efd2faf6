import type { ReactNode } from 'react';

/** `isOpen`: not chosen yet; `isNext`: the next task, with its distance; `isEnd`: the port cut-off. */
export type PlanNode = { name: string; at: string; isOpen: boolean; isEnd?: boolean; isNext?: boolean; note?: string };

type PlanLineProps = { title: string; verdict: ReactNode; note?: string | null; nodes: readonly PlanNode[] };

function nodeClass({ isOpen, isEnd = false, isNext = false }: PlanNode): string {
  if (isEnd) return 'border-ink bg-ink';
  if (isOpen) return 'border-line-strong bg-surface';
  return isNext ? 'border-warn bg-warn' : 'border-good bg-good';
}

export function PlanLine({ title, verdict, note = null, nodes }: PlanLineProps) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 md:px-5">
        <h3 className="text-16">{title}</h3>
        {verdict}
        {note !== null && <p className="w-full text-12 font-semibold text-warn">{note}</p>}
      </header>
      <ol className="grid p-4 sm:grid-flow-col sm:auto-cols-fr md:p-5">
        {nodes.map((node, place) => (
          <li
            key={node.name}
            className="relative max-sm:grid max-sm:grid-cols-[16px_96px_1fr] max-sm:gap-x-2 max-sm:pb-3 max-sm:last:pb-0"
          >
            {place < nodes.length - 1 && (
              <i
                aria-hidden="true"
                className="absolute bg-line-strong max-sm:top-4 max-sm:-bottom-1 max-sm:left-1 max-sm:w-px sm:top-2.5 sm:right-1 sm:left-4 sm:h-px"
              />
            )}
            <i
              aria-hidden="true"
              className={`relative mt-1.5 block size-2 rotate-45 border sm:mb-2 ${nodeClass(node)}`}
            />
            <span className={`text-12 sm:block ${node.isNext ? 'font-semibold text-warn' : 'text-muted'}`}>
              {node.name}
            </span>
            <b className={`font-semibold ${node.isOpen ? 'text-warn' : 'text-ink'}`}>
              {node.at}
              {node.note !== undefined && <span className="block text-12 text-warn">{node.note}</span>}
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
}
