import { chargeLine, totalsOf } from '../../offer/charge-lines';
import type { ChargeLine, Charges } from '../../offer/charges';
import { minorUnits, roundedUp, YUAN } from '../../values/money';

const LEAST = minorUnits(480);
const BASE = minorUnits(180);
const PER_TON_KM = minorUnits(1.15);
const KG_PER_M3 = 300;
const STEP_KG = 100;
/** No part load is heavier or larger. */
export const PART_MOST = { kg: 9999, m3: 20 } as const;

const DOOR = { least: minorUnits(200), perKm: minorUnits(4.6), overKg: 1490, heavy: 1.6, farKm: 150 } as const;
const INSURED = { perMille: 0.8, least: minorUnits(100), dangerPerMille: 1.5, dangerLeast: minorUnits(200) } as const;

/** What is charged, in tons to a tenth: by weight or by room, whichever is more. */
export function chargedTons(kg: number, m3: number): number {
  const most = Math.round(Math.max(kg, m3 * KG_PER_M3) * 1000) / 1000;
  return (Math.ceil(most / STEP_KG - 1e-9) * STEP_KG) / 1000;
}

/** Between a door and the hub, in minor units; null where it is too far for a price. */
export function doorPrice(km: number, kg: number): number | null {
  if (km > DOOR.farKm) return null;
  return roundedUp(Math.max(DOOR.least, DOOR.perKm * km) * (kg > DOOR.overKg ? DOOR.heavy : 1));
}

export type PartPriced = {
  km: number;
  share: number;
  kg: number;
  m3: number;
  factor: number;
  isDanger: boolean;
  /** Kilometres of a door to its hub; null where the goods are brought or fetched. */
  pickKm: number | null;
  deliverKm: number | null;
  insured: number | null;
};

const line = (item: string, name: string, amount: number, part: ChargeLine['part'] = 'ROAD'): ChargeLine[] =>
  amount === 0
    ? []
    : [chargeLine({ item, name, unit: 'BL', unitPrice: { amount, currency: YUAN }, quantity: 1, part })];

const doorLines = (item: string, name: string, km: number | null, kg: number): ChargeLine[] | null => {
  const price = km === null ? 0 : doorPrice(km, kg);
  return price === null ? null : line(item, `${name} ${km} 公里`, price, 'DOOR');
};

function insuredFor({ insured, isDanger }: PartPriced): number {
  if (insured === null) return 0;
  const [perMille, least] = isDanger
    ? [INSURED.dangerPerMille, INSURED.dangerLeast]
    : [INSURED.perMille, INSURED.least];
  return roundedUp(Math.max(least, (insured * perMille) / 1000));
}

/** The price of goods that share a truck; null where a door is too far. */
export function partCharges(priced: PartPriced): Charges | null {
  const { km, share, kg, m3, factor } = priced;
  const tons = chargedTons(kg, m3);
  const freight = roundedUp(Math.max(LEAST, BASE + PER_TON_KM * km * tons) * share);
  const pick = doorLines('PICK', '上门提货', priced.pickKm, kg);
  const deliver = doorLines('DELV', '送货上门', priced.deliverKm, kg);
  if (pick === null || deliver === null) return null;
  const lines = [
    ...line('LF', `零担运费 ${tons} 吨 ${km} 公里`, freight),
    ...line('DGS', `危险品附加费 ×${factor}`, roundedUp(freight * factor) - freight),
    ...pick,
    ...deliver,
    ...line('INS', '保价费', insuredFor(priced), 'SERVICE'),
  ];
  return { lines, ...totalsOf(lines), notIncluded: ['收货人拒收返程'] };
}
