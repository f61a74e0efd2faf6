import type { HazardClass } from '../../goods/dangerous-goods';
import type { CountedBoxes } from '../../offer/containers';
import type { BoxType } from '../../offer/search';
import type { ApartGroups } from '../../order/boxes/box-advice';
import { readParcels } from '../../order/blocks/load';
import type { GoodsRow } from '../../goods/row';
import { stowParcels } from '../../order/boxes/stowage';
import type { FclRates } from './rates';

export type SurchargedBoxes = { type: BoxType; hazardClass: HazardClass; count: number; each: number };

type One = Omit<SurchargedBoxes, 'count'>;

/** Highest surcharge among the classes; null when one has no price. */
function dearest(type: BoxType, classes: readonly HazardClass[], { surcharge }: FclRates): One | null {
  const priced = classes.map((hazardClass) => ({ type, hazardClass, each: surcharge[hazardClass]?.[type] ?? null }));
  return priced.reduce<One | null>((most, { each, ...one }, at) => {
    if (each === null || (at > 0 && most === null)) return null;
    return most === null || each > most.each ? { ...one, each } : most;
  }, null);
}

function mergeAlikeBoxes(boxes: readonly One[]): SurchargedBoxes[] {
  return boxes.reduce<SurchargedBoxes[]>((all, box) => {
    const isAlike = (one: One) => one.type === box.type && one.hazardClass === box.hazardClass;
    return all.some(isAlike)
      ? all.map((one) => (isAlike(one) ? { ...one, count: one.count + 1 } : one))
      : [...all, { ...box, count: 1 }];
  }, []);
}

/**
 * Each box pays for its dearest class, by the loading plan. Unmeasured goods may lie in any box, so they count in all.
 * Null when a class has no price.
 */
export function surchargedBoxes(
  goods: readonly GoodsRow[],
  boxes: CountedBoxes,
  apart: ApartGroups,
  rates: FclRates,
): SurchargedBoxes[] | null {
  const classOf = (row: number): HazardClass => goods[row]?.hazardClass || rates.usualClass;
  const all = goods.length === 0 ? [rates.usualClass] : goods.map((_, row) => classOf(row));
  const stowage = stowParcels(boxes, readParcels(goods), apart);
  const placed = new Set(stowage.flatMap(({ parcels }) => parcels.map(({ row }) => row)));
  const anywhere = all.filter((_, row) => !placed.has(row));
  const charged = stowage.map(({ type, parcels }) =>
    dearest(type, parcels.length === 0 ? all : [...parcels.map(({ row }) => classOf(row)), ...anywhere], rates),
  );
  return charged.some((box) => box === null) ? null : mergeAlikeBoxes(charged.flatMap((box) => box ?? []));
}
