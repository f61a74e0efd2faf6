import { parseCsv } from '../../../base/csv';
import { readProjectText } from '../../../base/project-root';

const FOLDER = 'server/world/dangerous-goods/list';

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

export function requireOneOf<TWord extends string>(words: readonly TWord[], cell: string, place: string): TWord {
  const word = words.find((one) => one === cell);
  if (word === undefined) throw new Error(`${place}: “${cell}” is none of ${words.join(', ')}`);
  return word;
}

export function readFigure(cell: string, place: string): number | null {
  if (cell === '') return null;
  const figure = Number(cell);
  if (!Number.isFinite(figure)) throw new Error(`${place}: “${cell}” is no number`);
  return figure;
}

export const splitCell = (cell: string): string[] => (cell === '' ? [] : cell.split('|'));
export const orNull = (cell: string): string | null => (cell === '' ? null : cell);
