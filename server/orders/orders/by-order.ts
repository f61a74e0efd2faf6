type OfOrder = { orderNo: string };

/** The rows of each order, in the order they came in. */
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

/** As `byOrder`, for what has a moment. */
export const datedByOrder = <TRow extends OfOrder & { at: Date }>(rows: readonly TRow[]) =>
  byOrder(rows, ({ orderNo: _, at, ...row }) => ({ ...row, at: at.toISOString() }));
