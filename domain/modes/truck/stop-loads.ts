import { fault, type OrderFault } from '../../rules/fault';
import type { GoodsRow } from '../../goods/row';
import { goodsRowName } from '../../order/findings/segregation';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';
import { ROWS, STOP_AMOUNTS, type RowContext, type TruckForm } from './form';
import type { TruckQuote } from './quote';
import { rowContext, countTrucks } from './reading';

/** Goods of a row at one stop, per truck; null while not entered. Tanks have no pieces. */
export type StopLoad = { name: string; pieces: number | null; kg: number | null };

export type TruckStop = { isPickup: boolean; loads: StopLoad[] };

const tenths = (kg: number): number => Math.round(kg * 10) / 10;

const less = (all: number | null, parts: readonly (number | null)[]): number | null =>
  parts.reduce((left, one) => (left === null || one === null || one > left ? null : left - one), all);

function splitAmounts(
  all: number | null,
  typed: readonly (number | null)[],
  { further }: RowContext,
): (number | null)[] {
  const at = (isPickup: boolean) => typed.filter((_, stop) => further[stop]?.isPickup === isPickup);
  return [less(all, at(true)), ...typed, less(all, at(false))];
}

function rowStopLoads(form: TruckForm, row: GoodsRow, known: RowContext): StopLoad[] {
  const said = ROWS.of(form.places, row);
  const fields = STOP_AMOUNTS.slice(0, known.further.length);
  const name = goodsRowName(row);
  if (known.isTank) {
    const typed = fields.map(({ kg }) => parseNumber(said[kg], 1));
    return splitAmounts(parseNumber(form.loadKg, 1), typed, known).map((kg) => ({
      name,
      pieces: null,
      kg: kg === null ? null : tenths(kg),
    }));
  }
  const [all, weight] = [parseWholeNumber(row.pieces), parseNumber(row.grossKg, 2)];
  const typed = fields.map(({ pieces }) => parseWholeNumber(said[pieces]));
  // Packages of a row weigh the same.
  return splitAmounts(all, typed, known).map((pieces) => ({
    name,
    pieces,
    kg: pieces === null || !all || weight === null ? null : tenths((weight * pieces) / all),
  }));
}

export function stopLoads(form: TruckForm, quote: TruckQuote): TruckStop[] {
  const known = rowContext(quote);
  const rows = form.goods.map((row) => rowStopLoads(form, row, known));
  return [true, ...known.further.map(({ isPickup }) => isPickup), false].map((isPickup, at) => ({
    isPickup,
    loads: rows.flatMap((stops) => stops[at] ?? []),
  }));
}

const isNothing = ({ pieces, kg }: StopLoad): boolean => (pieces ?? kg) === 0;

export function stopLoadFaults(form: TruckForm, quote: TruckQuote | null): OrderFault[] {
  const known = rowContext(quote);
  if (quote === null || known.further.length === 0) return [];
  const empty = stopLoads(form, quote).findIndex(({ loads }) => loads.length > 0 && loads.every(isNothing));
  if (empty === -1) return [];
  // First and last stop take the remainder of their neighbour, so the fault goes there.
  const beside = Math.min(Math.max(empty - 1, 0), known.further.length - 1);
  const field = STOP_AMOUNTS[beside]?.[known.isTank ? 'kg' : 'pieces'] ?? '';
  return [fault(`goods.0.${field}`, 'truckStopNothing')];
}

/** Pieces of all trucks that a stop receives by the order; null while they are not typed, and of a tank. */
export function piecesAt(form: TruckForm, quote: TruckQuote, stop: number): number | null {
  const loads = stopLoads(form, quote).at(stop)?.loads ?? [];
  const each = loads.reduce<number | null>(
    (sum, { pieces }) => (sum === null || pieces === null ? null : sum + pieces),
    loads.length > 0 ? 0 : null,
  );
  return each === null ? null : each * (countTrucks(form) ?? 1);
}

const COUNT = String.raw`(\d[\d,]*)\s*[件桶箱袋包只瓶托罐]`;
const LACKS = '短少|短缺|缺少|缺失|短|缺|少';
const HURT = '破损|破|损|漏|湿|污';
const SHORT_BY = [new RegExp(`(?:${LACKS})了?\\s*${COUNT}`), new RegExp(`${COUNT}(?:${LACKS})`)];
const HURT_BY = [new RegExp(`(?:${HURT})了?\\s*${COUNT}`), new RegExp(`${COUNT}[^，,；;。]{0,4}(?:${HURT})`)];

const countBy = (said: string, shapes: readonly RegExp[]): number | null => {
  const found = shapes.map((shape) => shape.exec(said)?.[1]).find((text) => text !== undefined);
  return found === undefined ? null : Number(found.replaceAll(',', ''));
};

/** A count of received pieces against those of the order: more is refused, fewer stands as a shortage. */
export function countAgainst(text: string, ordered: number): { wrong: string } | { note: string } | null {
  const said = text.normalize('NFKC');
  const [short, hurt] = [countBy(said, SHORT_BY), countBy(said, HURT_BY)];
  const received = countBy(
    [...SHORT_BY, ...HURT_BY].reduce((left, shape) => left.replace(shape, ''), said),
    [new RegExp(COUNT)],
  );
  if (received === null) return { wrong: `请先填写实收件数（下单 ${ordered} 件），如：${ordered} 件，无短少` };
  if (received > ordered)
    return { wrong: `下单 ${ordered} 件，实收不能填 ${received} 件；多出的货不属于本单，请核对后再填` };
  if (short !== null && received + short !== ordered)
    return { wrong: `实收 ${received} 件加短少 ${short} 件，与下单的 ${ordered} 件不符，请核对后再填` };
  if ((hurt ?? 0) > received) return { wrong: `破损 ${hurt} 件，多于实收的 ${received} 件，请核对后再填` };
  return received < ordered && short === null ? { note: `比下单的 ${ordered} 件少 ${ordered - received} 件` } : null;
}
