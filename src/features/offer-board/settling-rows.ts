import { startTransition, useCallback, useState } from 'react';

/** Ends of the list's parts: one screen, one read-through, then every 160 rows. */
const FIRST = 4;
const READ = 48;
const MORE = 160;

/** Parts from this index on are far below the fold. */
export const FAR = 2;

/** Part of a list; `isGone`: removed rows, hidden until new ones take their place. */
type SettlingRows<TRow> = { rows: readonly TRow[]; isGone: boolean };

type Settling<TRow> = {
  rows: readonly TRow[];
  /** Rows in parts from the top; a part keeps its identity while its rows do. */
  parts: readonly (readonly TRow[])[];
  /** Old rows, still shown below the finished parts. */
  before: readonly SettlingRows<TRow>[];
  done: number;
};

function rowChunks<TRow>(rows: readonly TRow[]): readonly (readonly TRow[])[] {
  const more = Math.max(0, Math.ceil((rows.length - READ) / MORE));
  const ends = [0, FIRST, READ, ...Array.from({ length: more }, (_, at) => READ + (at + 1) * MORE)];
  return ends.flatMap((end, at) => {
    const from = ends[at - 1];
    return from === undefined || (from >= rows.length && from > 0) ? [] : [rows.slice(from, end)];
  });
}

/** New parts replace old ones from the top; surplus old parts are removed from the end. */
const visibleChunks = <TRow>({ parts, before, done }: Settling<TRow>): readonly SettlingRows<TRow>[] => [
  ...parts.slice(0, done).map((rows) => ({ rows, isGone: false })),
  ...before.slice(Math.min(done, parts.length), before.length - Math.max(0, done - parts.length)),
];

function isReordered<TRow>(rows: readonly TRow[], before: readonly TRow[]): boolean {
  const known = new Set(before);
  return rows.length === before.length && rows.every((row) => known.has(row));
}

/**
 * A pure reorder may settle slowly further down. Removed rows are hidden at once, but unmounted part by part:
 * unmounting a thousand at once would block the page.
 */
function settle<TRow>(rows: readonly TRow[], kept: Settling<TRow>): Settling<TRow> {
  const isSame = isReordered(rows, kept.rows);
  const before = visibleChunks(kept).map((part) => (isSame ? part : { ...part, isGone: true }));
  return { rows, parts: rowChunks(rows), before, done: 1 };
}

const NOTHING: Settling<never> = { rows: [], parts: [], before: [], done: 0 };

/**
 * Renders the first rows at once and the rest in idle time, so that a long list blocks nothing. In the end all rows are
 * in the DOM, so find-in-page works.
 */
export function useSettlingRows<TRow>(rows: readonly TRow[]) {
  const [kept, setKept] = useState(() => settle<TRow>(rows, NOTHING));
  const settling = kept.rows === rows ? kept : settle(rows, kept);
  if (settling !== kept) setKept(settling);
  const shown = visibleChunks(settling);
  const { parts, done } = settling;
  const last = Math.max(parts.length, settling.before.length);
  /** Runs once a part is mounted, and starts the next one. */
  const ref = useCallback(
    (list: HTMLElement | null) => {
      if (list && done < last)
        startTransition(() => setKept((now) => (now.parts === parts ? { ...now, done: done + 1 } : now)));
    },
    [parts, done, last],
  );
  return { shown, ref };
}
