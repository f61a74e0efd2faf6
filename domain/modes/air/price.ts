import type { HazardClass } from '../../goods/dangerous-goods';
import { chargeLine, sumTotals } from '../../offer/charge-lines';
import type { ChargeLine, ChargePart, Charges } from '../../offer/charges';
import { roundedUp, YUAN } from '../../values/money';
import { cheapestFreight, type Freight } from './ladder';
import type { AirRates } from './rates';
import { chargeableWeight, type GrossAmounts } from './weight';

export const AWB_TYPES = ['MAWB', 'HAWB'] as const;

export type PricedGoods = { unNo: string; hazardClass: HazardClass };

/** `dangerous`: empty for general goods. */
export type AirPriceInput = GrossAmounts & {
  dangerous: readonly PricedGoods[];
  awbType: (typeof AWB_TYPES)[number] | '';
};

type Basis = { unit: string; price: number; quantity: number };

const airChargeLine = (part: ChargePart, item: string, name: string, { unit, price, quantity }: Basis): ChargeLine =>
  chargeLine({ item, name, unit, unitPrice: { amount: price, currency: YUAN }, quantity, part });

const perKg = (price: number, quantity: number): Basis => ({ unit: 'KG', price, quantity });
const perBill = (price: number): Basis => ({ unit: 'BL', price, quantity: 1 });

/** The highest factor applies to the whole consignment; null when a row has no factor, 1 without dangerous goods. */
function highestFactor(dangerous: readonly PricedGoods[], { danger, dangerByUn }: AirRates): number | null {
  const factors = dangerous.map(({ unNo, hazardClass }) => dangerByUn[unNo] ?? danger[hazardClass] ?? null);
  return factors.reduce<number | null>(
    (most, factor) => (most === null || factor === null ? null : Math.max(most, factor)),
    1,
  );
}

const freightLine = ({ code, perKg: price, asIf, amount }: Freight): ChargeLine =>
  code === 'M'
    ? airChargeLine('AIR', 'AF', '空运费（最低收费）', perBill(amount))
    : airChargeLine('AIR', 'AF', `空运费（${code} 级）`, perKg(price, asIf));

const SURCHARGE = '危险品附加费';

/** Per kilogram when staff named such a rate, otherwise a share of the freight. */
function surchargeLines(
  isDanger: boolean,
  { amount, asIf }: Freight,
  factor: number,
  { dangerPerKg }: AirRates,
): ChargeLine[] {
  const share = Math.round((factor - 1) * 1000) / 10;
  const [name, basis] =
    dangerPerKg === undefined
      ? [`${SURCHARGE}（空运费的 ${share}%）`, perBill(roundedUp(amount * (factor - 1)))]
      : [SURCHARGE, perKg(isDanger ? dangerPerKg : 0, asIf)];
  return basis.price > 0 ? [airChargeLine('AIR', 'DGS', name, basis)] : [];
}

function airLines({ kg, dangerous }: AirPriceInput, charged: number, factor: number, rates: AirRates): ChargeLine[] {
  const freight = cheapestFreight(charged, rates.ladder);
  return [
    freightLine(freight),
    ...surchargeLines(dangerous.length > 0, freight, factor, rates),
    airChargeLine('AIR', 'FSC', '燃油附加费', perKg(rates.fuel, charged)),
    airChargeLine('AIR', 'SSC', '安全附加费', perKg(rates.security, kg)),
  ];
}

function localLines({ kg, dangerous, awbType }: AirPriceInput, rates: AirRates): ChargeLine[] {
  const { handling, bill, houseBill, manifest, check, checkMore } = rates;
  const numbers = new Set(dangerous.map(({ unNo }) => unNo)).size;
  const hands = handling[numbers > 0 ? 'danger' : 'general'];
  return [
    airChargeLine('GROUND', 'THC', '地面操作费', perKg(hands.perKg, Math.max(kg, hands.leastKg))),
    airChargeLine('GROUND', 'AWB', '运单费', perBill(bill)),
    ...(awbType === 'HAWB' ? [airChargeLine('GROUND', 'HAWB', '分单费', perBill(houseBill))] : []),
    ...(manifest === null ? [] : [airChargeLine('GROUND', 'AMS', '舱单预申报费', perBill(manifest))]),
    ...(numbers > 0 ? [airChargeLine('GROUND', 'RAC', '危险品收运检查费', perBill(check))] : []),
    ...(numbers > 1
      ? [airChargeLine('GROUND', 'RACX', '危险品检查加项', { unit: 'CASE', price: checkMore, quantity: numbers - 1 })]
      : []),
  ];
}

const NOT_INCLUDED = ['目的机场操作与派送', '危货鉴定与货物运输条件鉴定书', '包装', '仓储超期费', '关税与增值税'];

export function airCharges(priced: AirPriceInput, rates: AirRates): Charges | null {
  const factor = highestFactor(priced.dangerous, rates);
  const { charged } = chargeableWeight(priced);
  if (factor === null || priced.kg <= 0) return null;
  const lines = [...airLines(priced, charged, factor, rates), ...localLines(priced, rates)];
  return { lines, ...sumTotals(lines, rates), notIncluded: NOT_INCLUDED };
}
