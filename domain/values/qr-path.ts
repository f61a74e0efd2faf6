/** Four white modules all around, without which many cameras fail. */
export const QUIET_ZONE = 4;

/** Dark modules as one path; a run in a row is one rectangle. */
export function qrPath(rows: readonly boolean[][]): string {
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1h${x - (end === -1 ? row.length : end)}z`];
    }),
  );
  return runs.join('');
}
