import type { ReactNode } from 'react';

import { SortHead, type SortDirection } from './sort-head';

export type Column<TRow, TKey extends string> = {
  key: TKey;
  head: string;
  /** Right-aligned, so that digits line up. */
  isAmount?: boolean;
  isSortable?: boolean;
  /** True for a running time, hidden in print, where the moments are shown. */
  isRunning?: boolean;
  cell: (row: TRow) => ReactNode;
};

type TableProps<TRow, TKey extends string> = {
  caption: string;
  columns: readonly Column<TRow, TKey>[];
  rows: readonly TRow[];
  keyOf: (row: TRow) => string;
  sort?: { key: TKey; way: SortDirection } | null;
  /** Rows of 36 px on a desk's screen. */
  isDense?: boolean;
  onSort?: (key: TKey, way: SortDirection) => void;
};

/** On phones each row is a card, with the sort control above. */
export function Table<TRow, TKey extends string>({
  caption,
  columns,
  rows,
  keyOf,
  sort = null,
  isDense = false,
  onSort,
}: TableProps<TRow, TKey>) {
  const wayOf = (key: TKey) => (sort?.key === key ? sort.way : null);
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:block">
        <tr className="border-y border-line bg-sunken text-12 text-muted max-md:flex max-md:flex-wrap max-md:gap-x-5 max-md:px-3">
          {columns.map(({ key, head, isAmount, isSortable, isRunning }) => {
            const way = wayOf(key);
            return (
              <th
                key={key}
                scope="col"
                aria-sort={isSortable ? (way ?? 'none') : undefined}
                className={`h-10 px-3 font-medium whitespace-nowrap max-md:px-0 ${isAmount ? 'text-right' : ''} ${isRunning ? 'print:hidden' : ''} ${isSortable ? '' : 'max-md:sr-only'}`}
              >
                {isSortable && onSort ? (
                  <SortHead way={way} onSort={() => onSort(key, way === 'ascending' ? 'descending' : 'ascending')}>
                    {head}
                  </SortHead>
                ) : (
                  head
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="border-b border-line transition-colors hover:bg-sea-tint max-md:block max-md:px-3 max-md:py-3"
          >
            {columns.map(({ key, head, isAmount, isRunning, cell }) => (
              <td
                key={key}
                className={`px-3 text-ink max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1 ${isDense ? 'md:h-9 md:py-0.5' : 'md:h-14'} ${isAmount ? 'md:text-right md:font-semibold' : ''} ${isRunning ? 'print:hidden' : ''}`}
              >
                <span aria-hidden="true" className="flex-none text-12 text-muted md:hidden">
                  {head}
                </span>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
