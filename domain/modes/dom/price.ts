import { chargeLine, sumInCurrency, sumTotals } from '../../offer/charge-lines';
import type { ChargeLine, ChargePart, Charges } from '../../offer/charges';
import { CONTAINERS } from '../../offer/containers';
import { roundedUp, YUAN } from '../../values/money';
import { findDoorCityByCode } from '../../places/door-cities';
import type { DomRates, DoorRates } from './rates';
import type { HomeLoad, TaxRate } from './search';
import { HEAVY_KG } from './weights';

export type DomPriceInput = {
  loads: readonly HomeLoad[];
  /** Door cities; empty for port delivery. */
  from: string;
  to: string;
  tax: TaxRate;
  /** Insured value in minor units; null when not insured. */
  insured: number | null;
};

const isHeavy = ({ kg }: HomeLoad): boolean => kg > HEAVY_KG;

type PriceLine = { unit: 'CTN' | 'BL'; price: number; quantity: number };

const domChargeLine = (
  part: ChargePart,
  item: string,
  name: string,
  { unit, price, quantity }: PriceLine,
): ChargeLine => chargeLine({ item, name, unit, unitPrice: { amount: price, currency: YUAN }, quantity, part });

function alike(loads: readonly HomeLoad[], key: (load: HomeLoad) => string): HomeLoad[] {
  const groups = new Map<string, HomeLoad>();
  for (const load of loads) {
    const known = groups.get(key(load));
    groups.set(key(load), known ? { ...known, count: known.count + load.count } : load);
  }
  return [...groups.values()];
}

/** Trucking price per box in minor units; null when too far. */
export function domDoorPrice(km: number, { type, kg }: Omit<HomeLoad, 'count'>, rates: DoorRates): number | null {
  if (km > rates.farKm) return null;
  const plain = Math.max(rates.least, rates.base + rates.perKm * km);
  const long = CONTAINERS[type].isForty ? rates.fortyFactor : 1;
  return roundedUp(plain * long * (kg > HEAVY_KG ? rates.heavyFactor : 1));
}

type Door = { item: 'PICK' | 'DELV'; name: string; city: string; km: Readonly<Record<string, number>> };

function doorLines({ item, name, city, km: cities }: Door, loads: readonly HomeLoad[], rates: DomRates) {
  if (city === '') return [];
  const km = Object.hasOwn(cities, city) ? cities[city] : undefined;
  if (km === undefined) return null;
  const lines = alike(loads, (load) => `${load.type} ${isHeavy(load)}`).map((load) => {
    const price = domDoorPrice(km, load, rates.door);
    const named = `${name} ${findDoorCityByCode(city)?.nameCn ?? city} ${load.type}${isHeavy(load) ? ' 重箱' : ''}`;
    return price === null ? null : domChargeLine('DOOR', item, named, { unit: 'CTN', price, quantity: load.count });
  });
  return lines.some((one) => one === null) ? null : lines.flatMap((one) => one ?? []);
}

function seaLines(loads: readonly HomeLoad[], rates: DomRates): ChargeLine[] | null {
  const types = alike(loads, ({ type }) => type);
  const perBox = [rates.freight, rates.handling, rates.dstHandling, rates.use];
  if (types.some(({ type }) => perBox.some((of) => of[type] === undefined))) return null;
  const all = loads.reduce((sum, { count }) => sum + count, 0);
  const heavy = loads
    .filter((load) => load.type === '20GP' && isHeavy(load))
    .reduce((sum, { count }) => sum + count, 0);
  const byType = (part: ChargePart, item: string, name: string, of: DomRates['freight']) =>
    types.map(({ type, count }) =>
      domChargeLine(part, item, `${name} ${type}`, { unit: 'CTN', price: of[type] ?? 0, quantity: count }),
    );
  return [
    ...byType('SEA', 'OF', '海运费', rates.freight),
    ...byType('PORT', 'THC', '起运港港杂费', rates.handling),
    ...byType('PORT', 'DTHC', '目的港港杂费', rates.dstHandling),
    ...byType('PORT', 'BOX', '用箱费', rates.use),
    domChargeLine('PORT', 'SEA', '封号费', { unit: 'CTN', price: rates.seal, quantity: all }),
    ...(heavy > 0
      ? [domChargeLine('PORT', 'HVY', '超重费 20GP', { unit: 'CTN', price: rates.heavy, quantity: heavy })]
      : []),
    domChargeLine('PORT', 'DOC', '文件费', { unit: 'BL', price: rates.papers, quantity: 1 }),
  ];
}

function insuranceLines(insured: number | null, { insurance }: DomRates): ChargeLine[] {
  if (insured === null) return [];
  const price = Math.max(insurance.least, roundedUp((insured * insurance.perMille) / 1000));
  return [domChargeLine('SERVICE', 'INS', '保价费', { unit: 'BL', price, quantity: 1 })];
}

const leftOut = ({ from, to, insured }: DomPriceInput): string[] => [
  '目的港超期堆存与用箱',
  '装卸货人工',
  ...(from === '' ? ['提货拖车（未选门点）'] : []),
  ...(to === '' ? ['送货拖车（未选门点）'] : []),
  ...(insured === null ? ['货物保险（未选）'] : []),
];

export function domCharges(priced: DomPriceInput, rates: DomRates): Charges | null {
  const { loads, from, to, tax, insured } = priced;
  if (loads.length === 0) return null;
  const sea = seaLines(loads, rates);
  const pick = doorLines({ item: 'PICK', name: '提货拖车', city: from, km: rates.from }, loads, rates);
  const deliver = doorLines({ item: 'DELV', name: '送货拖车', city: to, km: rates.to }, loads, rates);
  if (sea === null || pick === null || deliver === null) return null;
  const net = [...sea, ...pick, ...deliver, ...insuranceLines(insured, rates)];
  const price = roundedUp((sumInCurrency(YUAN, net) * Number(tax)) / 100);
  const lines = [...net, domChargeLine('TAX', 'TAX', `增值税 ${tax}%`, { unit: 'BL', price, quantity: 1 })];
  return { lines, ...sumTotals(lines, rates), notIncluded: leftOut(priced) };
}
