/** A cell that a sheet would take for a formula is text. */
const inert = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as a sheet opens them: with a mark, so that Chinese is read as it is written. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\u{FEFF}${rows.map((row) => row.map((cell) => quoted(inert(cell))).join(',')).join('\r\n')}\r\n`;
