import type { Fields, PartOf } from './fields';

/** Edits that add and remove rows of a declared list; row fields are set by path. */
export const listEdit = <const TName extends string>(name: TName) => ({
  add: { kind: `own.${name}.add` as const },
  remove: (at: number) => ({ kind: `own.${name}.remove` as const, at }),
});

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

export const blankRow = <TFields extends Fields>(fields: TFields): PartOf<TFields> =>
  Object.fromEntries(Object.entries(fields).map(([name, { blank }]) => [name, blank])) as PartOf<TFields>;
