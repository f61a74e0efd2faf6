/** Prefixes cells that a spreadsheet would run as a formula. */
const inert = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** CSV with a byte order mark, so that spreadsheets read Chinese correctly. */
export const buildCsv = (rows: readonly (readonly string[])[]): string =>
  `\u{FEFF}${rows.map((row) => row.map((cell) => quoted(inert(cell))).join(',')).join('\r\n')}\r\n`;
