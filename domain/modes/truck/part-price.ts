import { chargeLine, sumTotals } from '../../offer/charge-lines';
import type { ChargeLine, Charges } from '../../offer/charges';
import { roundedUp, YUAN } from '../../values/money';
import { insurancePremium } from './insurance';
import type { PartRates, TruckRates } from './rates';

/** Chargeable tons, by weight or volume, whichever is higher; rounded up to steps. */
export function chargedTons(kg: number, m3: number, { kgPerM3, stepKg }: PartRates): number {
  const most = Math.round(Math.max(kg, m3 * kgPerM3) * 1000) / 1000;
  return (Math.ceil(most / stepKg - 1e-9) * stepKg) / 1000;
}

/** Pickup or delivery price in minor units; null when too far. */
export function partDoorPrice(km: number, kg: number, { door }: PartRates): number | null {
  if (km > door.farKm) return null;
  return roundedUp(Math.max(door.least, door.perKm * km) * (kg > door.overKg ? door.heavy : 1));
}

export type PartPriceInput = {
  km: number;
  kg: number;
  m3: number;
  factor: number;
  isDanger: boolean;
  /** Kilometres from door to hub; null without pickup or delivery. */
  pickKm: number | null;
  deliverKm: number | null;
  insured: number | null;
};

const partChargeLine = (item: string, name: string, amount: number, part: ChargeLine['part'] = 'ROAD'): ChargeLine[] =>
  amount === 0
    ? []
    : [chargeLine({ item, name, unit: 'BL', unitPrice: { amount, currency: YUAN }, quantity: 1, part })];

function doorLines(item: string, name: string, km: number | null, kg: number, rates: PartRates): ChargeLine[] | null {
  const price = km === null ? 0 : partDoorPrice(km, kg, rates);
  return price === null ? null : partChargeLine(item, `${name} ${km} 公里`, price, 'DOOR');
}

type Rates = Pick<TruckRates, 'share' | 'insurance' | 'notIncluded' | 'yuanForDollar'>;

export function partCharges(priced: PartPriceInput, part: PartRates, rates: Rates): Charges | null {
  const { km, kg, m3, factor, insured, isDanger } = priced;
  const tons = chargedTons(kg, m3, part);
  const freight = roundedUp(Math.max(part.least, part.base + part.perTonKm * km * tons) * rates.share);
  const pick = doorLines('PICK', '上门提货', priced.pickKm, kg, part);
  const deliver = doorLines('DELV', '送货上门', priced.deliverKm, kg, part);
  if (pick === null || deliver === null) return null;
  const lines = [
    ...partChargeLine('LF', `零担运费 ${tons} 吨 ${km} 公里`, freight),
    ...partChargeLine('DGS', `危险品附加费 ×${factor}`, roundedUp(freight * factor) - freight),
    ...pick,
    ...deliver,
    ...(insured === null ? [] : partChargeLine('INS', '保价费', insurancePremium(insured, isDanger, rates), 'SERVICE')),
  ];
  return { lines, ...sumTotals(lines, rates), notIncluded: rates.notIncluded };
}
