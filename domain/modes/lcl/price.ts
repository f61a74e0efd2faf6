import type { ChargeLine, Charges } from '../../offer/charges';
import { chargeLine, sumTotals } from '../../offer/charge-lines';
import type { HazardClass } from '../../goods/dangerous-goods';
import { DOLLAR, YUAN } from '../../values/money';
import type { LclRates } from './rates';
import { revenueTons } from './tons';

export type PricedRow = {
  /** Main class first; empty for general goods. */
  hazards: readonly HazardClass[];
  pieces: number;
  kg: number;
  m3: number;
  /** Longest edge of a piece in cm; null when unknown. */
  longCm: number | null;
};

type LclPriceInput = { rows: readonly PricedRow[]; isStackable: boolean };

type Basis = { unit: string; price: number; quantity: number };

const perTon = (price: number, quantity: number): Basis => ({ unit: 'RT', price, quantity });
const perBill = (price: number): Basis => ({ unit: 'BL', price, quantity: 1 });
const perPiece = (price: number, quantity: number): Basis => ({ unit: 'PCS', price, quantity });

const atSea = (item: string, name: string, { unit, price, quantity }: Basis): ChargeLine =>
  chargeLine({ item, name, unit, unitPrice: { amount: price, currency: DOLLAR }, quantity, part: 'SEA' });

const ashore = (item: string, name: string, { unit, price, quantity }: Basis): ChargeLine =>
  chargeLine({ item, name, unit, unitPrice: { amount: price, currency: YUAN }, quantity, part: 'LOCAL' });

const isDangerous = ({ hazards }: PricedRow): boolean => hazards.length > 0;

/** The dearest row sets the surcharge: its class plus each subsidiary risk. Null when a class has no price. */
function dangerPrice(rows: readonly PricedRow[], { danger, perSubRisk }: LclRates): number | null {
  const prices = rows.filter(isDangerous).map(({ hazards: [main, ...others] }) => {
    const price = main === undefined ? undefined : danger[main];
    return price === undefined ? null : price + perSubRisk * others.length;
  });
  return prices.reduce<number | null>(
    (most, price) => (most === null || price === null ? null : Math.max(most, price)),
    0,
  );
}

function seaLines(danger: number | null, tons: number, rates: LclRates): ChargeLine[] {
  const { ocean, lowSulphur, manifest } = rates;
  return [
    atSea('OF', '海运费', perTon(ocean, tons)),
    atSea('LSS', '低硫附加费', perTon(lowSulphur, tons)),
    ...(danger ? [atSea('DGS', '危险品附加费', perTon(danger, tons))] : []),
    ...(manifest ? [atSea(manifest.item, '舱单申报费', perBill(manifest.perBill))] : []),
  ];
}

function oversized(item: string, name: string, price: number, rows: readonly PricedRow[]): ChargeLine[] {
  const pieces = rows.reduce((all, row) => all + row.pieces, 0);
  return pieces > 0 ? [ashore(item, name, perPiece(price, pieces))] : [];
}

function localLines(rows: readonly PricedRow[], tons: number, rates: LclRates): ChargeLine[] {
  const { handling, terminal, gate, label, heavy, long } = rates;
  const isDanger = rows.some(isDangerous);
  const hands = handling[isDanger ? 'danger' : 'general'];
  const pieces = rows.reduce((all, row) => all + row.pieces, 0);
  const overWeight = rows.filter(({ kg, pieces: count }) => kg > heavy.overKg * count);
  const overLength = rows.filter(({ longCm }) => longCm !== null && longCm > long.overCm);
  return [
    ashore('CFS', '拼箱操作费', perTon(hands.perTon, Math.max(tons, hands.leastTons))),
    ashore('ORC', '码头操作费', perTon(terminal, tons)),
    ashore('WHIN', '进仓费', perTon(gate.perTon, Math.max(tons, gate.leastTons))),
    ashore('DOC', '文件费', perBill(rates.document)),
    ...(isDanger
      ? [
          ashore('DGD', '危品申报费', perBill(rates.declaration)),
          ashore('LBL', '贴标费', perPiece(label.perPiece, Math.max(pieces, label.leastPieces))),
        ]
      : []),
    ...oversized('OVW', '超重件附加费', heavy.perPiece, overWeight),
    ...oversized('OVL', '超长件附加费', long.perPiece, overLength),
  ];
}

const NOT_INCLUDED = ['目的港拆箱与提货费', '关税与增值税', '海关查验费', '退仓与超期仓租'];

export function lclCharges({ rows, isStackable }: LclPriceInput, rates: LclRates): Charges | null {
  const danger = dangerPrice(rows, rates);
  if (rows.length === 0 || danger === null) return null;
  const { charged } = revenueTons(rows, isStackable, rates);
  const lines = [...seaLines(danger, charged, rates), ...localLines(rows, charged, rates)];
  return { lines, ...sumTotals(lines, rates), notIncluded: NOT_INCLUDED };
}
