import type { Fields, PartOf } from './fields';

/** A list of small records that a mode declares grows and shrinks by these; what stands in a row is set by its path. */
export const listEdit = <const TName extends string>(name: TName) => ({
  add: { kind: `own.${name}.add` as const },
  remove: (at: number) => ({ kind: `own.${name}.remove` as const, at }),
});

/** The list after an edit of it; null where the edit is of something else. */
export function listEdited<TRow>(
  name: string,
  { most, blank }: { most: number; blank: TRow },
  rows: readonly TRow[],
  edit: { kind: string; at?: unknown },
): TRow[] | null {
  if (edit.kind === `own.${name}.add`) return [...rows, blank].slice(0, most);
  if (edit.kind === `own.${name}.remove`) return rows.filter((_, place) => place !== edit.at);
  return null;
}

/** A row of a declared list before anybody has written into it. */
export const blankRowOf = <TFields extends Fields>(fields: TFields): PartOf<TFields> =>
  Object.fromEntries(Object.entries(fields).map(([name, { blank }]) => [name, blank])) as PartOf<TFields>;
