import { parseNumber } from '../../../domain/values/typed-number';
import { parseCsv } from '../../base/csv';
import type { SheetFigures } from '../../../domain/offer/tariff-change';
import type { SheetColumn, TariffSheet } from './sheet';

type Place = { line: number; name: string };
type Figure = Place & { cell: string; column: SheetColumn };

const CELL = 20;
export const inQuotes = (text: string): string => (text === '' ? '没有写' : `写的是“${text.slice(0, CELL)}”`);
const decimals = (places: number): string => (places === 0 ? '整数' : `数，最多 ${places} 位小数`);

export const sheetFaults = {
  columnMissing: (title: string) => `第 1 行要写列名，缺少“${title}”`,
  columnUnknown: (title: string) => `第 1 行的“${title.slice(0, CELL)}”不是本表的列，或写了两次`,
  rowUnknown: ({ line, title, name }: Place & { title: string }) =>
    `第 ${line} 行：${title}${inQuotes(name)}，本表没有`,
  cellsMore: ({ line, name, cells, columns }: Place & { cells: number; columns: number }) =>
    `第 ${line} 行“${name.slice(0, CELL)}”有 ${cells} 格，第 1 行只有 ${columns} 列；带千分位逗号的数请去掉逗号，或用制表符分隔`,
  rowTwice: ({ line, name }: Place) => `第 ${line} 行：“${name}”写了两次`,
  figureWrong: ({ line, name, cell, column: { title, least, most, places } }: Figure) =>
    `第 ${line} 行“${name.slice(0, CELL)}”：${title}${inQuotes(cell)}，应为 ${least} 到 ${most} 的${decimals(places)}`,
  more: (count: number) => `另有 ${count} 处`,
} as const;

/** Rows of a sheet, or all that is wrong with the text, by line. */
type SheetReading = { rows: SheetFigures; faults: readonly [] } | { rows: null; faults: readonly string[] };

const MOST_FAULTS = 6;

type Line = { line: number; cells: string[] };

/** Empty cells behind the last one are no cells: spreadsheets copy them along. */
const withoutEmptyEnd = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

function readCells(text: string): string[] | null {
  if (text.includes('\t')) return text.split('\t');
  try {
    return parseCsv(`${text}\n`, '')[0] ?? [];
  } catch {
    return null;
  }
}

/** Lines with their place in the text; a line with an open quote has no cells. */
export const readLines = (text: string): Line[] =>
  text.split(/\r?\n/).flatMap((one, at) => {
    if (one.trim() === '') return [];
    const cells = (readCells(one) ?? []).map((cell) => cell.trim());
    return [{ line: at + 1, cells: withoutEmptyEnd(cells) }];
  });

export function headerFaults(needed: readonly string[], header: readonly string[], free: readonly string[] = []) {
  const titles = [...needed, ...free];
  const missing = needed.filter((title) => !header.includes(title));
  const unknown = header.filter((title, at) => !titles.includes(title) || header.indexOf(title) !== at);
  return [...missing.map(sheetFaults.columnMissing), ...unknown.map(sheetFaults.columnUnknown)];
}

/** A sheet as a spreadsheet copies it (tabs) or saves it (CSV). The first line names the columns, in any order. */
export function readSheet(sheet: TariffSheet, text: string): SheetReading {
  const [first, ...lines] = readLines(text);
  const header = first?.cells ?? [];
  const wrong = headerFaults([sheet.rowTitle, ...sheet.columns.map(({ title }) => title)], header);
  if (wrong.length > 0) return { rows: null, faults: wrong.slice(0, MOST_FAULTS) };
  const rows = new Map<string, Record<string, number>>();
  const found: string[] = [];
  for (const { line, cells } of lines) {
    const name = cells[header.indexOf(sheet.rowTitle)] ?? '';
    const columns = header.length;
    if (cells.length > columns) {
      found.push(sheetFaults.cellsMore({ line, name, cells: cells.length, columns }));
      continue;
    }
    if (!sheet.rows.includes(name)) found.push(sheetFaults.rowUnknown({ line, title: sheet.rowTitle, name }));
    else if (rows.has(name)) found.push(sheetFaults.rowTwice({ line, name }));
    const figures = sheet.columns.flatMap((column): [string, number][] => {
      const cell = cells[header.indexOf(column.title)] ?? '';
      const figure = parseNumber(cell, column.places);
      if (figure !== null && figure >= column.least && figure <= column.most) return [[column.title, figure]];
      found.push(sheetFaults.figureWrong({ line, name, cell, column }));
      return [];
    });
    rows.set(name, Object.fromEntries(figures));
  }
  return found.length > 0 ? { rows: null, faults: firstFaults(found) } : { rows: Object.fromEntries(rows), faults: [] };
}

export function firstFaults(found: readonly string[]): string[] {
  const more = found.length - MOST_FAULTS;
  return [...found.slice(0, MOST_FAULTS), ...(more > 0 ? [sheetFaults.more(more)] : [])];
}

/** A sheet as text that a spreadsheet takes: one line a row, in the order of the sheet. */
export function writeSheet({ rowTitle, rows: names, columns }: TariffSheet, rows: SheetFigures): string {
  const titles = columns.map(({ title }) => title);
  const lines = names.flatMap((name) => {
    const row = rows[name];
    return row ? [[name, ...titles.map((title) => String(row[title] ?? ''))]] : [];
  });
  return [[rowTitle, ...titles], ...lines].map((cells) => cells.join('\t')).join('\n');
}
