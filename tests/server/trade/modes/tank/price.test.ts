import { expect, it } from 'vitest';

import { tankTypeOf } from '../../../../../domain/goods/tank/types';
import { tankCancelFee } from '../../../../../domain/modes/tank/cancel';
import { leaseCharges, leaseRent } from '../../../../../domain/modes/tank/lease';
import { overdueRent, tankCharges, type TankPriceInput } from '../../../../../domain/modes/tank/price';
import { formatMoney } from '../../../../../domain/values/money';
import { cargoAsked } from '../../../../../server/trade/modes/tank/cargo-asked';
import { findOperator } from '../../../../../server/trade/modes/tank/fleet';
import { ratesOn } from '../../../../../server/trade/modes/tank/tariff';

type Case = { org: string; line: string; transit: number; un: string; goods?: string; op: string; tank: string };

const asked = ({ un, goods }: Pick<Case, 'un' | 'goods'>) =>
  cargoAsked({
    isDanger: un === '' ? 'N' : 'Y',
    unNo: un === '' ? null : un,
    goods: goods ?? null,
    group: un === '1789' ? 'II' : null,
    isFood: false,
  });

function rates(of: Case) {
  const [tank, operator] = [tankTypeOf(of.tank), findOperator(of.op)];
  if (!tank || !operator) throw new Error('nobody lets such a tank');
  return ratesOn(tank, operator, asked(of), { org: of.org, line: of.line, rate: 1, transitDays: of.transit });
}

function priced(of: Case, tanks: number, more: Partial<TankPriceInput> = {}) {
  const own = rates(of);
  if (!own) throw new Error('has no price');
  const plain: TankPriceInput = {
    tanks,
    days: own.days.least,
    last: 'CLEANED',
    heating: 'N',
    isCleaned: true,
    hasNitrogen: false,
  };
  const charges = tankCharges({ ...plain, ...more }, own);
  return { days: own.days.least, charges };
}

const P1 = { org: 'CNSHA', line: '欧洲', transit: 34, un: '1294', op: 'GLTK', tank: 'S26' };
const P2 = { org: 'CNNGB', line: '中东', transit: 22, un: '', goods: '乙二醇', op: 'THLQ', tank: 'S24' };
const P3 = { org: 'CNXMN', line: '欧洲', transit: 33, un: '2789', op: 'GLTK', tank: 'S24' };
const P4 = { org: 'CNSHA', line: '欧洲', transit: 34, un: '1789', op: 'JXCL', tank: 'L17' };
const P5 = { org: 'CNSHA', line: '近洋', transit: 5, un: '1173', op: 'GLTK', tank: 'S24' };

/** The worked examples of the tariff, to the cent. */
it.each([
  ['P1', priced(P1, 2), 60, '$9,213.24', '¥65,414.00'],
  ['P2', priced(P2, 1), 48, '$3,161.89', '¥22,449.37'],
  ['P3', priced(P3, 1, { heating: 'STEAM' }), 59, '$5,149.53', '¥36,561.60'],
  ['P4', priced(P4, 1), 60, '$6,441.85', '¥45,737.12'],
  ['P5', priced(P5, 3, { last: 'SAME', isCleaned: false }), 31, '$3,531.84', '¥25,076.00'],
] as const)('%s costs what the tariff says', (_, { days, charges }, least, dollars, yuan) => {
  expect([days, formatMoney(charges.totalUsd), formatMoney(charges.totalYuan)]).toEqual([least, dollars, yuan]);
});

it('gives back what the same goods before save, in parentheses', () => {
  const { charges } = priced(P5, 3, { last: 'SAME', isCleaned: false });
  const line = charges.lines.find(({ item }) => item === 'LAST');
  expect(line && formatMoney(line.total)).toBe('($360.00)');
});

it('has no price for a line without a tariff, or from a port no empty tank comes to', () => {
  expect(rates({ ...P1, line: '红海' })).toBeNull();
  expect(rates({ ...P2, org: 'CNCKG' })).toBeNull();
});

it('charges for nitrogen only where there is some', () => {
  const items = ({ charges }: ReturnType<typeof priced>) => charges.lines.map(({ item }) => item);
  expect(items(priced(P1, 1))).not.toContain('N2');
  expect(items(priced(P1, 1, { hasNitrogen: true }))).toContain('N2');
});

/** The day is rounded up before it is multiplied. */
it('lets tanks by the day, the cheaper the longer, to the cent', () => {
  const own = rates({ ...P2, tank: 'S24', goods: '乙二醇' });
  const charges = own && leaseCharges({ rent: own.rent, cleaning: 26_000 }, { tanks: 5, days: 180 });
  expect(charges && [formatMoney(charges.totalUsd), formatMoney(charges.totalYuan)]).toEqual([
    '$18,327.08',
    '¥130,122.20',
  ]);
  expect([30, 89, 90, 180, 365].map((days) => leaseRent(2400, days))).toEqual([2400, 2400, 1968, 1728, 1560]);
});

it('charges thirty-five dollars for a tank and a day too many', () => {
  const own = rates(P1);
  expect(own && overdueRent(own, 2, 9).amount).toBe(63_000);
  expect(own && overdueRent(own, 2, -3).amount).toBe(0);
});

it('lets tanks go for nothing while the house reads, and not at all once they are in the port', () => {
  const fee = (state: Parameters<typeof tankCancelFee>[0]) => tankCancelFee(state, 3)?.amount;
  expect([fee('UNDER_REVIEW'), fee('CONFIRMED'), fee('BOOKED'), fee('CARGO_IN')]).toEqual([
    0,
    240_000,
    900_000,
    undefined,
  ]);
});
