import { readShortUnNo } from '../../../domain/goods/identity';
import { type GoodsRow, blankGoods } from '../../../domain/goods/row';
import { markGeneral } from '../../../domain/order/goods/marked';
import { isGeneralWord } from '../../../domain/goods/nature';

/** Columns in the order that the page names. */
const PASTED_COLUMNS = [
  'nameCn',
  'nameEn',
  'unNo',
  'packKind',
  'pieces',
  'grossKg',
  'netKg',
  'volume',
] as const satisfies readonly (keyof GoodsRow)[];
type Column = (typeof PASTED_COLUMNS)[number];

/** Usual headings of these columns in spreadsheets. */
const HEADINGS: readonly [Column, RegExp][] = [
  ['nameEn', /英文|english|goods name|description/i],
  ['unNo', /^un\b|联合国|un\s*(?:no|编号|号)/i],
  ['packKind', /包装|packag|packing/i],
  ['pieces', /件数|数量|pieces|quantity|pcs|pkgs/i],
  ['grossKg', /毛重|gross/i],
  ['netKg', /净重|net/i],
  ['volume', /体积|volume|cbm|m³/i],
  ['nameCn', /品名|名称|货名|中文/],
];

const LONGEST_CELL = 120;
/** One heading word may occur in goods by chance; two make a table head. */
const FEWEST_HEADINGS = 2;

const headingColumn = (cell: string): Column | null => HEADINGS.find(([, pattern]) => pattern.test(cell))?.[0] ?? null;

const splitCells = (line: string): string[] => line.split('\t').map((cell) => cell.trim().slice(0, LONGEST_CELL));

/** A heading names the columns; without one they are in default order. */
function readColumns(first: readonly string[]): { columns: readonly (Column | null)[]; isHeading: boolean } {
  const named = first.map(headingColumn);
  const isHeading =
    named.filter((column) => column !== null).length >= FEWEST_HEADINGS && !first.some((cell) => /^\d/.test(cell));
  return { columns: isHeading ? named : PASTED_COLUMNS, isHeading };
}

const cellValue = (column: Column, cell: string): string => (column === 'unNo' ? (readShortUnNo(cell) ?? cell) : cell);

const isOwn = (column: Column): boolean => column === 'nameCn' || column === 'nameEn' || column === 'unNo';

/** Every non-empty line is a row; tabs separate the cells. */
export function pastedRows(text: string, keyFrom: number): GoodsRow[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const { columns, isHeading } = readColumns(splitCells(lines[0] ?? ''));
  return lines.slice(isHeading ? 1 : 0).map((line, at) => {
    const cells = splitCells(line);
    const values = columns.flatMap((column, place): [Column, string][] =>
      column !== null && cells[place] ? [[column, cellValue(column, cells[place])]] : [],
    );
    const isGeneral = values.some(([column, value]) => column === 'unNo' && isGeneralWord(value));
    const said = isGeneral ? values.filter(([column]) => column !== 'unNo') : values;
    const edited = said.map(([column]) => column).filter(isOwn);
    const row = { ...blankGoods(String(keyFrom + at)), ...Object.fromEntries(said), edited };
    return isGeneral ? markGeneral(row, true) : row;
  });
}
