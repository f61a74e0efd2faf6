import type { ReactNode } from 'react';

import { Scroller } from '../../ui/show/scroller';

type LedgerProps = {
  id: string;
  title: string;
  caption: string;
  action?: ReactNode;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  note: string;
};

/** Number of text columns; the numeric ones follow, right-aligned. */
const WORDS = 2;
const cellClass = (at: number): string => (at < WORDS ? 'pr-4 text-left' : 'pl-4');

export const Ledger = ({ id, title, caption, action, heads, rows, note }: LedgerProps) => (
  <section aria-labelledby={id} className="mb-8 rounded-card border border-line bg-surface print:hidden">
    <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 md:px-5">
      <h2 id={id} className="flex-1 text-20">
        {title}
      </h2>
      {action}
    </header>
    <Scroller label={caption} className="px-4 py-2 md:px-5">
      <table className="w-full text-right whitespace-nowrap">
        <thead className="text-12 text-muted">
          <tr>
            {heads.map((head, at) => (
              <th key={head} scope="col" className={`py-1.5 font-normal ${cellClass(at)}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.slice(0, WORDS).join(' ')} className="border-t border-line">
              {cells.map((cell, at) => (
                <td key={heads[at]} className={`py-1.5 text-ink ${cellClass(at)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
    <p className="px-4 pb-3 text-12 text-muted md:px-5">{note}</p>
  </section>
);
