type OfOrder = { orderNo: string };

export function byOrder<TRow extends OfOrder, TKept>(
  rows: readonly TRow[],
  kept: (row: TRow) => TKept,
): Map<string, TKept[]> {
  const groups = new Map<string, TKept[]>();
  for (const row of rows) {
    const group = groups.get(row.orderNo);
    if (group) group.push(kept(row));
    else groups.set(row.orderNo, [kept(row)]);
  }
  return groups;
}

export const datedByOrder = <TRow extends OfOrder & { at: Date }>(rows: readonly TRow[]) =>
  byOrder(rows, ({ orderNo: _, at, ...row }) => ({ ...row, at: at.toISOString() }));
