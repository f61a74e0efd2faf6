import type { Offer } from '../../../domain/offer/offer';
import {
  applicableSurcharges,
  type Surcharge,
  type SurchargeRow,
  surchargedUnitPrice,
  withSurcharges,
} from '../../../domain/offer/surcharge';
import type { Charges } from '../../../domain/offer/charges';
import type { Money } from '../../../domain/values/money';
import { readSearchGoods } from '../closures/goods-asked';
import { listPassages } from '../closures/passed';
import type { OnWay } from '../modes/kept';
import { isCharged, MARKETS } from '../modes/markets';
import type { ModeId } from '../../../domain/mode-ids';

export type ChargingInput = { surcharges: readonly SurchargeRow[]; search: unknown; now: number };

export const isSurchargeable = (rows: readonly SurchargeRow[], mode: ModeId): boolean =>
  isCharged(mode) && rows.some((row) => row.mode === null || row.mode === mode);

const carried = ({ surchargeId, name, percent, classes }: SurchargeRow): Surcharge => ({
  surchargeId,
  name,
  percent,
  classes,
});

export function findSurcharges(rows: readonly SurchargeRow[], way: OnWay, now: number): Surcharge[] {
  if (rows.length === 0 || !isCharged(way.mode)) return [];
  const keys = new Set(listPassages(way, now).map(({ key }) => key));
  return rows.filter(({ mode, key }) => (mode === null || mode === way.mode) && keys.has(key)).map(carried);
}

export const chargedSurcharges = (way: OnWay, { surcharges, search, now }: ChargingInput): Surcharge[] => {
  const met = findSurcharges(surcharges, way, now);
  return met.length === 0 ? met : applicableSurcharges(met, readSearchGoods(search, way.detail));
};

type Price = { charges: Charges; units: { unit: string; total: Money }[] };

export function surchargedOfferPrice({ charges: before, units }: Price, charged: readonly Surcharge[]): Price {
  const charges = withSurcharges(before, charged);
  return {
    charges,
    units: units.map(({ unit, total }) => ({ unit, total: surchargedUnitPrice(total, before, charges, charged) })),
  };
}

/** An offer with its surcharges. Prices it names of other searches are left out, since their surcharges are unknown. */
export function offerCharged<TOffer extends Offer>(offer: TOffer, by: ChargingInput): TOffer {
  if (!isSurchargeable(by.surcharges, offer.mode)) return offer;
  const charged = chargedSurcharges(offer, by);
  const detail = MARKETS[offer.mode]?.bare?.(offer.detail) ?? offer.detail;
  return { ...offer, detail, price: offer.price && surchargedOfferPrice(offer.price, charged) };
}

export const withoutSurcharges = <TOffer extends Offer>({ surcharges: _, ...offer }: TOffer) => offer as TOffer;

/** Replacement of an ordered offer: surcharges stay as agreed. */
export const keepSurcharges = <TOffer extends Offer>(
  offer: TOffer,
  { surcharges }: Pick<Offer, 'surcharges'>,
): TOffer => (surcharges ? { ...offer, surcharges } : withoutSurcharges(offer));
