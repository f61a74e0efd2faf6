import { parseNumber } from '../../../domain/values/typed-number';
import { parseCsv } from '../../base/csv';
import type { SheetFigures } from '../../../domain/offer/tariff-change';
import type { SheetColumn, TariffSheet } from './sheet';

type Place = { line: number; name: string };
type Figure = Place & { cell: string; column: SheetColumn };

const CELL = 20;
const inQuotes = (text: string): string => (text === '' ? '没有写' : `写的是“${text.slice(0, CELL)}”`);
const decimals = (places: number): string => (places === 0 ? '整数' : `数，最多 ${places} 位小数`);

const faults = {
  columnMissing: (title: string) => `第 1 行要写列名，缺少“${title}”`,
  columnUnknown: (title: string) => `第 1 行的“${title.slice(0, CELL)}”不是本表的列，或写了两次`,
  rowUnknown: ({ line, title, name }: Place & { title: string }) =>
    `第 ${line} 行：${title}${inQuotes(name)}，本表没有`,
  rowTwice: ({ line, name }: Place) => `第 ${line} 行：“${name}”写了两次`,
  figureWrong: ({ line, name, cell, column: { title, least, most, places } }: Figure) =>
    `第 ${line} 行“${name.slice(0, CELL)}”：${title}${inQuotes(cell)}，应为 ${least} 到 ${most} 的${decimals(places)}`,
  more: (count: number) => `另有 ${count} 处`,
} as const;

/** Rows of a sheet, or all that is wrong with the text, by line. */
type SheetReading = { rows: SheetFigures; faults: readonly [] } | { rows: null; faults: readonly string[] };

const MOST_FAULTS = 6;

const cellsOf = (text: string): string[][] | null => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.some((line) => line.includes('\t'))) return lines.map((line) => line.split('\t'));
  try {
    return parseCsv(`${lines.join('\n')}\n`, '');
  } catch {
    return null;
  }
};

function headerFaults({ rowTitle, columns }: TariffSheet, header: readonly string[]): string[] {
  const titles = [rowTitle, ...columns.map(({ title }) => title)];
  const missing = titles.filter((title) => !header.includes(title));
  const unknown = header.filter((title, at) => !titles.includes(title) || header.indexOf(title) !== at);
  return [...missing.map(faults.columnMissing), ...unknown.map(faults.columnUnknown)];
}

/** A sheet as a spreadsheet copies it (tabs) or saves it (CSV). The first line names the columns, in any order. */
export function readSheet(sheet: TariffSheet, text: string): SheetReading {
  const [header = [], ...lines] = (cellsOf(text) ?? []).map((line) => line.map((cell) => cell.trim()));
  const wrong = headerFaults(sheet, header);
  if (wrong.length > 0) return { rows: null, faults: wrong.slice(0, MOST_FAULTS) };
  const rows = new Map<string, Record<string, number>>();
  const found: string[] = [];
  for (const [at, cells] of lines.entries()) {
    const line = at + 2;
    const name = cells[header.indexOf(sheet.rowTitle)] ?? '';
    if (!sheet.rows.includes(name)) found.push(faults.rowUnknown({ line, title: sheet.rowTitle, name }));
    else if (rows.has(name)) found.push(faults.rowTwice({ line, name }));
    const figures = sheet.columns.flatMap((column): [string, number][] => {
      const cell = cells[header.indexOf(column.title)] ?? '';
      const figure = parseNumber(cell, column.places);
      if (figure !== null && figure >= column.least && figure <= column.most) return [[column.title, figure]];
      found.push(faults.figureWrong({ line, name, cell, column }));
      return [];
    });
    rows.set(name, Object.fromEntries(figures));
  }
  if (found.length > 0) {
    const more = found.length - MOST_FAULTS;
    return { rows: null, faults: [...found.slice(0, MOST_FAULTS), ...(more > 0 ? [faults.more(more)] : [])] };
  }
  return { rows: Object.fromEntries(rows), faults: [] };
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
