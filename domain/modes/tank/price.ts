import { chargeLine, sumTotals } from '../../offer/charge-lines';
import type { ChargeLine, ChargePart, Charges } from '../../offer/charges';
import { DOLLAR, YUAN, type Money } from '../../values/money';
import type { TankRates } from './rates';
import type { HeatingChoice, LastCargo } from './search';

export type TankPriceInput = {
  tanks: number;
  days: number;
  last: LastCargo;
  heating: HeatingChoice;
  isCleaned: boolean;
  hasNitrogen: boolean;
};

type PriceLine = { unit?: string; amount: number; quantity: number };

const chargeLineBuilder =
  (currency: Money['currency']) =>
  (part: ChargePart, item: string, name: string, { unit = 'TK', amount, quantity }: PriceLine): ChargeLine[] =>
    amount === 0 || quantity === 0
      ? []
      : [chargeLine({ item, name, unit, unitPrice: { amount, currency }, quantity, part })];

const dollars = chargeLineBuilder(DOLLAR);
const yuan = chargeLineBuilder(YUAN);

const LAST_NAMES: Readonly<Record<LastCargo, string>> = {
  CLEANED: '已清洗',
  SAME: '同品名未清洗',
  DEDICATED: '专罐',
  NONE: '新罐',
};
const HEATING_NAMES = { STEAM: '蒸汽', ELECTRIC: '电' } as const;

function abroad({ tanks, days, last, heating, isCleaned }: TankPriceInput, rates: TankRates): ChargeLine[] {
  const all = (amount: number) => ({ amount, quantity: tanks });
  return [
    ...dollars('SEA', 'OF', '海运费', all(rates.ocean)),
    ...dollars('SEA', 'DGS', `危险品附加费 第 ${rates.hazardClass} 类`, all(rates.surcharge)),
    ...dollars('EQUIP', 'TANKR', '罐箱租金', { unit: 'TKD', amount: rates.rent, quantity: tanks * days }),
    ...dollars('EQUIP', 'REPO', '回空调运', all(rates.reposition)),
    ...(isCleaned ? dollars('EQUIP', 'CLEAN', `目的港洗罐 ${rates.grade} 级`, all(rates.cleaning)) : []),
    ...dollars('EQUIP', 'LAST', `上一载货物要求 ${LAST_NAMES[last]}`, all(rates.last[last])),
    ...(heating === 'N' ? [] : dollars('EQUIP', 'HEAT', `${HEATING_NAMES[heating]}加热`, all(rates.heating[heating]))),
  ];
}

function ashore({ tanks, hasNitrogen }: TankPriceInput, rates: TankRates): ChargeLine[] {
  const asked = rates.local.filter(({ isForDangerOnly }) => rates.isDanger || !isForDangerOnly);
  return [
    ...yuan('EQUIP', 'POS', '空罐调到起运港', { amount: rates.position, quantity: tanks }),
    ...(hasNitrogen ? yuan('EQUIP', 'N2', '氮封', { amount: rates.nitrogen, quantity: tanks }) : []),
    ...asked.flatMap(({ item, name, unit, amount }) =>
      yuan('LOCAL', item, name, { unit, amount, quantity: unit === 'BL' ? 1 : tanks }),
    ),
  ];
}

/** Charges of tanks on a ship; client and gateway both run it. */
export function tankCharges(priced: TankPriceInput, rates: TankRates): Charges {
  const lines = [...abroad(priced, rates), ...ashore(priced, rates)];
  return { lines, ...sumTotals(lines, rates), notIncluded: rates.notIncluded };
}

export const overdueRent = ({ overdue }: Pick<TankRates, 'overdue'>, tanks: number, days: number): Money => ({
  amount: overdue * tanks * Math.max(0, days),
  currency: DOLLAR,
});
