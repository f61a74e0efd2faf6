import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../../base/project-root';

const FOLDER = 'server/world/dangerous-goods/list';

/** A field with quotes around it, or one without, and the mark that ends it. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;

/** Cells of a CSV text, as a spreadsheet writes it: UTF-8, commas, quotes around a cell that holds one. */
function cellsIn(text: string, file: string): string[][] {
  const lines: string[][] = [[]];
  let read = text.startsWith('\uFEFF') ? 1 : 0;
  FIELD.lastIndex = read;
  while (read < text.length) {
    const found = FIELD.exec(text);
    if (!found) throw new Error(`${file} line ${lines.length}: a quote stands open or in the middle of a cell`);
    const [whole, quoted, plain = '', end = ''] = found;
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    read += whole.length;
    if (end !== ',' && read < text.length) lines.push([]);
  }
  return lines;
}

/** One row: its cells by column, and the place a failure names. */
export type TableRow<TColumn extends string> = { cells: Readonly<Record<TColumn, string>>; place: string };

/** Rows of a table of this folder. The header has to name exactly the columns that the program reads, in their order. */
export function readTable<TColumn extends string>(
  file: string,
  columns: readonly TColumn[],
  text = readFileSync(join(projectRoot(), FOLDER, file), 'utf8'),
): TableRow<TColumn>[] {
  const [header = [], ...rows] = cellsIn(text, file);
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
export function oneOf<TWord extends string>(words: readonly TWord[], cell: string, place: string): TWord {
  const word = words.find((one) => one === cell);
  if (word === undefined) throw new Error(`${place}: “${cell}” is none of ${words.join(', ')}`);
  return word;
}

/** A cell that is blank or a number. */
export function figureIn(cell: string, place: string): number | null {
  if (cell === '') return null;
  const figure = Number(cell);
  if (!Number.isFinite(figure)) throw new Error(`${place}: “${cell}” is no number`);
  return figure;
}

export const listIn = (cell: string): string[] => (cell === '' ? [] : cell.split('|'));
export const orNull = (cell: string): string | null => (cell === '' ? null : cell);
