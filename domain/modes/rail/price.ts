import type { HazardClass } from '../../goods/dangerous-goods';
import { chargeLine, sumTotals } from '../../offer/charge-lines';
import type { ChargeLine, ChargePart, Charges } from '../../offer/charges';
import type { CountedBoxes } from '../../offer/containers';
import { stillLeftOut } from '../../offer/left-out';
import type { PerBox } from '../../offer/service-rates';
import { serviceLines } from '../../order/money/service-lines';
import { DOLLAR, YUAN } from '../../values/money';
import type { RailRates } from './rates';
import type { BoxOwner } from './search';
import type { BoxHeating } from './winter';

/** Input of the price. `classes`: empty for general goods, null entry for an unknown class. */
export type RailPriceInput = {
  boxes: CountedBoxes;
  owner: BoxOwner;
  heating: BoxHeating;
  isDanger: 'Y' | 'N';
  classes: readonly (HazardClass | null)[];
  services: readonly string[];
  insuredValue: string;
};

type Sum = { item: string; name: string; quantity: number; amount: number };

const railChargeLine = (
  part: ChargePart,
  unit: string,
  currency: string,
  { item, name, quantity, amount }: Sum,
): ChargeLine => chargeLine({ item, name, unit, quantity, unitPrice: { amount, currency }, part });

const dollars = (sum: Sum, unit = 'CTN'): ChargeLine => railChargeLine('TRAIN', unit, DOLLAR, sum);
const yuan = (unit: string, sum: Sum): ChargeLine => railChargeLine('YARD', unit, YUAN, sum);

const isRated = (rate: PerBox | undefined, boxes: CountedBoxes): boolean =>
  boxes.every(({ type }) => rate?.[type] !== undefined);

/** Surcharge of the dearest class per box; null when a class has no price for a box. */
function dangerSurcharge({ boxes, isDanger, classes }: RailPriceInput, { surcharge }: RailRates): PerBox | null {
  if (isDanger === 'N') return {};
  const all = classes.map((one) => (one === null ? undefined : surcharge[one]));
  if (all.length === 0 || all.some((one) => !isRated(one, boxes))) return null;
  const dearest = (type: CountedBoxes[number]['type']) => Math.max(...all.map((one) => one?.[type] ?? 0));
  return { '20GP': dearest('20GP'), '40GP': dearest('40GP'), '40HQ': dearest('40HQ') };
}

const WARMTH = { HEAT: ['heat', '加热箱'], LINER: ['liner', '保温内衬'] } as const;

export function warmthLines(boxes: CountedBoxes, heating: BoxHeating, rates: Pick<RailRates, 'heat' | 'liner'>) {
  if (heating === 'NONE') return [];
  const [rate, name] = WARMTH[heating];
  return boxes.map(({ type, count }) =>
    dollars({ item: heating, name: `${name} ${type}`, quantity: count, amount: rates[rate][type] ?? 0 }),
  );
}

function trainLines({ boxes, owner, heating }: RailPriceInput, surcharge: PerBox, rates: RailRates): ChargeLine[] {
  const of = (item: string, name: string, rate: PerBox): ChargeLine[] =>
    boxes.map(({ type, count }) =>
      dollars({ item, name: `${name} ${type}`, quantity: count, amount: rate[type] ?? 0 }),
    );
  // Each box is transshipped at every gauge change.
  const lifts = boxes.map(({ type, count }) =>
    dollars(
      { item: 'GAU', name: `口岸换装费 ${type}`, quantity: count * rates.changes, amount: rates.gauge[type] ?? 0 },
      'LIFT',
    ),
  );
  return [
    ...of('RAF', '铁路运费', rates.freight),
    ...(Object.keys(surcharge).length > 0 ? of('DGS', '危险品附加费', surcharge) : []),
    ...lifts,
    ...(owner === 'COC' ? of('COC', '用箱费', rates.use) : []),
    ...warmthLines(boxes, heating, rates),
  ];
}

function stationLines({ boxes }: RailPriceInput, { station, seal, bill }: RailRates): ChargeLine[] {
  const all = boxes.reduce((sum, { count }) => sum + count, 0);
  return [
    ...boxes.map(({ type, count }) =>
      yuan('CTN', { item: 'STA', name: `站内作业费 ${type}`, quantity: count, amount: station[type] ?? 0 }),
    ),
    yuan('CTN', { item: 'SEA', name: '施封费', quantity: all, amount: seal }),
    yuan('BL', { item: 'DOC', name: '运单文件费', quantity: 1, amount: bill }),
  ];
}

const NOT_INCLUDED = ['到站后短驳', '目的国清关与增值税', '口岸查验', '滞箱费', '冻损险', '拖车', '报关', '货运险'];

const ratesPerBox = ({ owner, heating }: RailPriceInput, rates: RailRates): PerBox[] => [
  rates.freight,
  rates.station,
  ...(rates.changes > 0 ? [rates.gauge] : []),
  ...(owner === 'COC' ? [rates.use] : []),
  ...(heating === 'NONE' ? [] : [rates[WARMTH[heating][0]]]),
];

/** Price of an order; client and gateway both run it. Null when it cannot be computed. */
export function railCharges(priced: RailPriceInput, rates: RailRates): Charges | null {
  const { boxes, services } = priced;
  const surcharge = dangerSurcharge(priced, rates);
  const more = serviceLines({ ...priced, services: [...services] }, rates, boxes);
  const isPriced = boxes.length > 0 && ratesPerBox(priced, rates).every((rate) => isRated(rate, boxes));
  if (surcharge === null || more === null || !isPriced) return null;
  const lines = [...trainLines(priced, surcharge, rates), ...stationLines(priced, rates), ...more];
  return { lines, ...sumTotals(lines, rates), notIncluded: stillLeftOut(NOT_INCLUDED, services) };
}
