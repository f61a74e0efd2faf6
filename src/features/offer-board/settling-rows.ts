import { startTransition, useCallback, useState } from 'react';

/** Where the parts of a list end: as many as can be seen at once, as many as are read through, and on by hundreds. */
const FIRST = 4;
const READ = 48;
const MORE = 160;

/** The parts from this one on are far down. */
export const FAR = 2;

/** Some of a list, and whether they are not of it any more: unseen then, until others have taken their places. */
type SettlingRows<TRow> = { rows: readonly TRow[]; isGone: boolean };

type Settling<TRow> = {
  rows: readonly TRow[];
  /** The rows in parts, from the top; a part is the same list for as long as its rows are. */
  parts: readonly (readonly TRow[])[];
  /** What stands below the parts that are done is still the list before. */
  before: readonly SettlingRows<TRow>[];
  done: number;
};

function partsOf<TRow>(rows: readonly TRow[]): readonly (readonly TRow[])[] {
  const more = Math.max(0, Math.ceil((rows.length - READ) / MORE));
  const ends = [0, FIRST, READ, ...Array.from({ length: more }, (_, at) => READ + (at + 1) * MORE)];
  return ends.flatMap((end, at) => {
    const from = ends[at - 1];
    return from === undefined || (from >= rows.length && from > 0) ? [] : [rows.slice(from, end)];
  });
}

/** Each has taken the place of one that was there; what has no successor leaves from the foot. */
const shownOf = <TRow>({ parts, before, done }: Settling<TRow>): readonly SettlingRows<TRow>[] => [
  ...parts.slice(0, done).map((rows) => ({ rows, isGone: false })),
  ...before.slice(Math.min(done, parts.length), before.length - Math.max(0, done - parts.length)),
];

function isReordered<TRow>(rows: readonly TRow[], before: readonly TRow[]): boolean {
  const known = new Set(before);
  return rows.length === before.length && rows.every((row) => known.has(row));
}

/**
 * Another order may take its time further down. A row that does not belong to the list any more may not be seen; to
 * take a thousand off the page at once would stop everybody, so they leave it part by part.
 */
function settle<TRow>(rows: readonly TRow[], kept: Settling<TRow>): Settling<TRow> {
  const isSame = isReordered(rows, kept.rows);
  const before = shownOf(kept).map((part) => (isSame ? part : { ...part, isGone: true }));
  return { rows, parts: partsOf(rows), before, done: 1 };
}

const NOTHING: Settling<never> = { rows: [], parts: [], before: [], done: 0 };

/**
 * The first rows stand at once. The others follow part by part, each when nobody waits for anything, so that the longest
 * list stops nobody; once all have come they stay within reach of a search.
 */
export function useSettlingRows<TRow>(rows: readonly TRow[]) {
  const [kept, setKept] = useState(() => settle<TRow>(rows, NOTHING));
  const settling = kept.rows === rows ? kept : settle(rows, kept);
  if (settling !== kept) setKept(settling);
  const shown = shownOf(settling);
  const { parts, done } = settling;
  const last = Math.max(parts.length, settling.before.length);
  /** Heard once a part stands on the page: the next one may come. */
  const ref = useCallback(
    (list: HTMLElement | null) => {
      if (list && done < last)
        startTransition(() => setKept((now) => (now.parts === parts ? { ...now, done: done + 1 } : now)));
    },
    [parts, done, last],
  );
  return { shown, ref };
}
