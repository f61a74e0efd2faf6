import { expect, it } from 'vitest';

import { findTankType } from '../../../../../domain/goods/tank/types';
import { tankCancelFee } from '../../../../../domain/modes/tank/cancel';
import { leaseCharges, leaseRent } from '../../../../../domain/modes/tank/lease';
import { overdueRent, tankCharges, type TankPriceInput } from '../../../../../domain/modes/tank/price';
import { formatMoney } from '../../../../../domain/values/money';
import { readSearchCargo } from '../../../../../server/trade/modes/tank/cargo-asked';
import { findOperator } from '../../../../../server/trade/modes/tank/fleet';
import { tankRates } from '../../../../../server/trade/modes/tank/tariff';
import { demoTariffs } from '../../../../../server/trade/modes/sheets';

type Case = { org: string; line: string; transit: number; un: string; goods?: string; op: string; tank: string };

const asked = ({ un, goods }: Pick<Case, 'un' | 'goods'>) =>
  readSearchCargo({
    isDanger: un === '' ? 'N' : 'Y',
    unNo: un === '' ? null : un,
    goods: goods ?? null,
    group: un === '1789' ? 'II' : null,
    isFood: false,
  });

function rates(of: Case) {
  const [tank, operator] = [findTankType(of.tank), findOperator(of.op)];
  if (!tank || !operator) throw new Error('nobody lets such a tank');
  return tankRates(
    { tank, operator, cargo: asked(of), tariffs: demoTariffs() },
    { org: of.org, line: of.line, rate: 1, transitDays: of.transit },
  );
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

/** Worked examples of the tariff. */
it.each([
  ['P1', priced(P1, 2), 60, '$9,213.24', '¥65,414.00'],
  ['P2', priced(P2, 1), 48, '$3,161.89', '¥22,449.37'],
  ['P3', priced(P3, 1, { heating: 'STEAM' }), 59, '$5,149.53', '¥36,561.60'],
  ['P4', priced(P4, 1), 60, '$6,441.85', '¥45,737.12'],
  ['P5', priced(P5, 3, { last: 'SAME', isCleaned: false }), 31, '$3,531.84', '¥25,076.00'],
] as const)('%s costs the tariff price', (_, { days, charges }, least, dollars, yuan) => {
  expect([days, formatMoney(charges.totalUsd), formatMoney(charges.totalYuan)]).toEqual([least, dollars, yuan]);
});

it('tank price credits a same last cargo in parentheses', () => {
  const { charges } = priced(P5, 3, { last: 'SAME', isCleaned: false });
  const line = charges.lines.find(({ item }) => item === 'LAST');
  expect(line && formatMoney(line.total)).toBe('($360.00)');
});

it('tank price is null without a line tariff or empty tanks at the port', () => {
  expect(rates({ ...P1, line: '红海' })).toBeNull();
  expect(rates({ ...P2, org: 'CNCKG' })).toBeNull();
});

it('tank price includes nitrogen only when ordered', () => {
  const items = ({ charges }: ReturnType<typeof priced>) => charges.lines.map(({ item }) => item);
  expect(items(priced(P1, 1))).not.toContain('N2');
  expect(items(priced(P1, 1, { hasNitrogen: true }))).toContain('N2');
});

/** The daily rent is rounded up before multiplication. */
it('tank lease is charged by day, cheaper for longer terms, to the cent', () => {
  const own = rates({ ...P2, tank: 'S24', goods: '乙二醇' });
  const charges = own && leaseCharges({ rent: own.rent, cleaning: 26_000 }, { tanks: 5, days: 180 });
  expect(charges && [formatMoney(charges.totalUsd), formatMoney(charges.totalYuan)]).toEqual([
    '$18,327.08',
    '¥130,122.20',
  ]);
  expect([30, 89, 90, 180, 365].map((days) => leaseRent(2400, days))).toEqual([2400, 2400, 1968, 1728, 1560]);
});

it('tank overdue rent is 35 dollars per tank and day', () => {
  const own = rates(P1);
  expect(own && overdueRent(own, 2, 9).amount).toBe(63_000);
  expect(own && overdueRent(own, 2, -3).amount).toBe(0);
});

it('tank cancellation is free under review, and impossible once in port', () => {
  const fee = (state: Parameters<typeof tankCancelFee>[0]) => tankCancelFee(state, 3)?.amount;
  expect([fee('UNDER_REVIEW'), fee('CONFIRMED'), fee('BOOKED'), fee('CARGO_IN')]).toEqual([
    0,
    240_000,
    900_000,
    undefined,
  ]);
});
