import { boxCapacity, CONTAINERS, isOver, tidySum, type CountedBoxes, type Load } from '../../offer/containers';
import type { BoxRow, CountedRow } from '../form/form';
import type { GoodsRow } from '../../goods/row';
import type { Parcel } from '../boxes/stowage';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';
import { readBoxCount } from './boxes';
import { fault, type OrderFault } from '../../rules/fault';

export const countBoxes = <TType extends string>(
  rows: readonly CountedRow<TType>[],
): { type: TType; count: number }[] =>
  rows.flatMap((row) => {
    const count = readBoxCount(row);
    return count === null ? [] : [{ type: row.type, count }];
  });

export const areCounted = (rows: readonly CountedRow[]): boolean =>
  rows.length > 0 && rows.every((row) => readBoxCount(row) !== null);

const atLeastNothing = (typed: string, places: number): number => Math.max(0, parseNumber(typed, places) ?? 0);

export const sumGoodsLoad = (goods: readonly GoodsRow[]): Load => ({
  kg: tidySum(goods.map(({ grossKg }) => atLeastNothing(grossKg, 2))),
  m3: tidySum(goods.map(({ volume }) => atLeastNothing(volume, 3))),
});

export const readParcels = (goods: readonly GoodsRow[]): Parcel[] =>
  goods.map(({ grossKg, volume, pieces }, row) => {
    const count = parseWholeNumber(pieces);
    const [kg, m3] = [atLeastNothing(grossKg, 2), atLeastNothing(volume, 3)];
    return { row, kg, m3, pieces: count !== null && count > 0 ? count : null };
  });

const single = (boxes: CountedBoxes) => (boxes.length === 1 && boxes[0]?.count === 1 ? boxes[0].type : null);

export function loadFaults(boxRows: readonly BoxRow[], goods: readonly GoodsRow[]): OrderFault[] {
  const [boxes, { kg, m3 }] = [countBoxes(boxRows), sumGoodsLoad(goods)];
  // Unreadable boxes cannot be checked.
  if (boxes.length === 0 || boxes.length < boxRows.length) return [];
  const [most, only] = [boxCapacity(boxes), single(boxes)];
  const heavy = only ? fault('goods', 'overPayload', { box: only, most: CONTAINERS[only].payloadKg }) : null;
  const over = isOver({ kg, m3 }, most);
  const room = { most: most.m3 ?? 0 };
  const large = only ? fault('goods', 'overVolume', { box: only, ...room }) : null;
  return [
    ...(over.kg ? [heavy ?? fault('goods', 'overAllPayload', { most: most.kg })] : []),
    ...(over.m3 ? [large ?? fault('goods', 'overAllVolume', room)] : []),
  ];
}
