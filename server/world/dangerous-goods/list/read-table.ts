import { readProjectText } from '../../../base/project-root';

const FOLDER = 'server/world/dangerous-goods/list';

/** A cell in quotes, and the place behind it; a quote in it is written twice. */
function quotedCell(text: string, from: number): [cell: string, end: number] | null {
  for (let end = text.indexOf('"', from + 1); end >= 0; end = text.indexOf('"', end + 2))
    if (text[end + 1] !== '"') return [text.slice(from + 1, end).replaceAll('""', '"'), end + 1];
  return null;
}

/** Cells of a CSV text, as a spreadsheet writes it: UTF-8, commas, quotes around a cell that holds one. */
function parseCsv(text: string, file: string): string[][] {
  const lines: string[][] = [];
  let row: string[] = [];
  let line = Math.max(text.indexOf('\n'), 0);
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    if (line < at) line = text.indexOf('\n', at);
    const stop = line < 0 ? text.length : line;
    const comma = text.indexOf(',', at);
    const next = comma < 0 || comma > stop ? stop : comma;
    const found = text[at] === '"' ? quotedCell(text, at) : ([text.slice(at, next), next] as const);
    const end = found?.[1] ?? -1;
    if (!found || (end < text.length && !',\r\n'.includes(text.charAt(end))))
      throw new Error(`${file} line ${lines.length + 1}: a quote stands open or in the middle of a cell`);
    row.push(text[end - 1] === '\r' && text[at] !== '"' ? found[0].slice(0, -1) : found[0]);
    at = text[end] === '\r' ? end + 1 : end;
    if (text[at] !== ',') {
      lines.push(row);
      row = [];
    }
  }
  return lines;
}

/** One row: its cells by column, and the place a failure names. */
export type TableRow<TColumn extends string> = { cells: Readonly<Record<TColumn, string>>; place: string };

/** Rows of a table of this folder. The header has to name exactly the columns that the program reads, in their order. */
export function readTable<TColumn extends string>(
  file: string,
  columns: readonly TColumn[],
  text = readProjectText(`${FOLDER}/${file}`),
): TableRow<TColumn>[] {
  const [header = [], ...rows] = parseCsv(text, file);
  const wrong = columns.findIndex((column, at) => header[at] !== column);
  if (wrong >= 0 || header.length !== columns.length)
    throw new Error(
      `${file}: column ${wrong < 0 ? columns.length + 1 : wrong + 1} has to be ${columns[wrong] ?? 'none'}`,
    );
  return rows.map((row, at) => {
    const place = `${file} line ${at + 2}`;
    if (row.length !== columns.length)
      throw new Error(`${place}: ${row.length} cells, and the header names ${columns.length}`);
    const cells = Object.fromEntries(columns.map((column, index) => [column, row[index] ?? '']));
    return { cells: cells as Record<TColumn, string>, place };
  });
}

/** A cell that has to be one of these words. */
export function requireOneOf<TWord extends string>(words: readonly TWord[], cell: string, place: string): TWord {
  const word = words.find((one) => one === cell);
  if (word === undefined) throw new Error(`${place}: “${cell}” is none of ${words.join(', ')}`);
  return word;
}

/** A cell that is blank or a number. */
export function readFigure(cell: string, place: string): number | null {
  if (cell === '') return null;
  const figure = Number(cell);
  if (!Number.isFinite(figure)) throw new Error(`${place}: “${cell}” is no number`);
  return figure;
}

export const splitCell = (cell: string): string[] => (cell === '' ? [] : cell.split('|'));
export const orNull = (cell: string): string | null => (cell === '' ? null : cell);
