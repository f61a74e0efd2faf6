import type { Offer } from '../../../domain/offer/offer';
import {
  chargedFor,
  type Surcharge,
  type SurchargeRow,
  unitWith,
  withSurcharges,
} from '../../../domain/offer/surcharge';
import type { Charges } from '../../../domain/offer/charges';
import type { Money } from '../../../domain/values/money';
import { goodsAskedIn } from '../closures/goods-asked';
import { passedBy } from '../closures/passed';
import type { OnWay } from '../modes/kept';
import { isCharged } from '../modes/tables/passing';
import { BARE } from '../modes/tables/prices-beside';
import type { ModeId } from '../../../domain/mode-ids';

export type ChargingInput = { surcharges: readonly SurchargeRow[]; search: unknown; now: number };

export const isChargedIn = (rows: readonly SurchargeRow[], mode: ModeId): boolean =>
  isCharged(mode) && rows.some((row) => row.mode === null || row.mode === mode);

const carried = ({ surchargeId, name, percent, classes }: SurchargeRow): Surcharge => ({
  surchargeId,
  name,
  percent,
  classes,
});

export function surchargesOn(rows: readonly SurchargeRow[], way: OnWay, now: number): Surcharge[] {
  if (rows.length === 0 || !isCharged(way.mode)) return [];
  const keys = new Set(passedBy(way, now).map(({ key }) => key));
  return rows.filter(({ mode, key }) => (mode === null || mode === way.mode) && keys.has(key)).map(carried);
}

export const chargedOn = (way: OnWay, { surcharges, search, now }: ChargingInput): Surcharge[] => {
  const met = surchargesOn(surcharges, way, now);
  return met.length === 0 ? met : chargedFor(met, goodsAskedIn(search, way.detail));
};

type Price = { charges: Charges; units: { unit: string; total: Money }[] };

export function priceWith({ charges: before, units }: Price, charged: readonly Surcharge[]): Price {
  const charges = withSurcharges(before, charged);
  return {
    charges,
    units: units.map(({ unit, total }) => ({ unit, total: unitWith(total, before, charges, charged) })),
  };
}

/** An offer with its surcharges. Prices it names of other searches are left out, since their surcharges are unknown. */
export function offerCharged<TOffer extends Offer>(offer: TOffer, by: ChargingInput): TOffer {
  if (!isChargedIn(by.surcharges, offer.mode)) return offer;
  const charged = chargedOn(offer, by);
  const detail = BARE[offer.mode]?.of(offer.detail) ?? offer.detail;
  return { ...offer, detail, price: offer.price && priceWith(offer.price, charged) };
}

export const uncharged = <TOffer extends Offer>({ surcharges: _, ...offer }: TOffer) => offer as TOffer;

/** Replacement of an ordered offer: surcharges stay as agreed. */
export const inPlaceOf = <TOffer extends Offer>(offer: TOffer, { surcharges }: Pick<Offer, 'surcharges'>): TOffer =>
  surcharges ? { ...offer, surcharges } : uncharged(offer);
