import type { GoodsRow } from '../../../domain/order/form';
import { blankGoods } from '../../../domain/order/blank';

/** The columns of a spreadsheet, in the order the page names them. */
export const PASTED_COLUMNS = [
  'nameCn',
  'nameEn',
  'unNo',
  'packKind',
  'pieces',
  'grossKg',
  'netKg',
  'volume',
] as const satisfies readonly (keyof GoodsRow)[];

const LONGEST_CELL = 120;

/** Every line with anything in it is a row; a tab stands between its cells. */
export function pastedRows(text: string, keyFrom: number): GoodsRow[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line, at) => {
      const cells = line.split('\t').map((cell) => cell.trim().slice(0, LONGEST_CELL));
      const values = PASTED_COLUMNS.flatMap((name, place) => (cells[place] ? [[name, cells[place]] as const] : []));
      const names = values
        .map(([name]) => name)
        .filter((name) => name === 'nameCn' || name === 'nameEn' || name === 'unNo');
      return { ...blankGoods(String(keyFrom + at)), ...Object.fromEntries(values), edited: names };
    });
}
