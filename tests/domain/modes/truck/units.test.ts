import { expect, it } from 'vitest';

import {
  type NamedUnit,
  truckUnitFaults,
  unitParts,
  type UnitPart,
  type UnitNeeds,
  normaliseUnits,
} from '../../../../domain/modes/truck/units';

const BACK_ON = '2026-12-09';
const ASKED: UnitNeeds = {
  trucks: 1,
  backOn: BACK_ON,
  isDanger: true,
  isToxic: true,
  isSemi: true,
  isDouble: true,
  isBoxed: true,
};
const UNIT: NamedUnit = {
  no: '沪A25196',
  trailerNo: '沪A4539挂',
  driver: '沈一',
  driverPaper: '1111',
  driver2: '卢二',
  driver2Paper: '222X',
  escort: '顾三',
  escortPaper: '3333',
  escort2: '陆四',
  escort2Paper: '4444',
  testDue: '2027-03-11',
  boxNo: 'CSQU3054383',
};
const codes = (units: readonly NamedUnit[], asked: Partial<UnitNeeds> = {}) =>
  truckUnitFaults(units, { ...ASKED, ...asked }).map(({ code }) => code);

it('accepts a truck with its whole crew', () => expect(codes([UNIT])).toStrictEqual([]));

it.each([
  [{ no: '25196' }, 'plate'],
  [{ no: '沪A4539挂' }, 'plate'],
  [{ trailerNo: '' }, 'trailer'],
  [{ trailerNo: '沪A25197' }, 'trailer'],
  [{ driver: '沈' }, 'driver'],
  [{ driver: '沈|一' }, 'driver'],
  [{ driverPaper: '11' }, 'driver'],
  [{ driver2: '' }, 'driver2'],
  [{ escort: '' }, 'escort'],
  [{ escort2Paper: '' }, 'escort2'],
  [{ testDue: '2026-12-08' }, 'test'],
  [{ boxNo: 'CSQU3054384' }, 'box'],
] as const)('refuses a truck with %j', (change, code) => {
  expect(codes([{ ...UNIT, ...change }])).toContain(code);
});

const PEOPLE = ['driver', 'driver2', 'escort', 'escort2'] as const;
it.each(PEOPLE.flatMap((one) => PEOPLE.filter((other) => other > one).map((other) => [one, other] as const)))(
  'refuses the same person as %s and %s of a truck',
  (one, other) => {
    const twice = { ...UNIT, [other]: UNIT[one], [`${other}Paper`]: UNIT[`${one}Paper`] };
    expect(truckUnitFaults([twice], ASKED)).toMatchObject([
      { code: 'twice', what: `${UNIT[one]}（${UNIT[`${one}Paper`]}）` },
    ]);
  },
);

it('refuses whatever two trucks of an order share', () => {
  const other: NamedUnit = { ...UNIT, no: '沪A25197' };
  expect(codes([UNIT, other], { trucks: 2 })).toStrictEqual(Array.from({ length: 6 }, () => 'twice'));
});

const NEEDS: Readonly<Record<'isSemi' | 'isDouble' | 'isDanger' | 'isToxic' | 'isBoxed', UnitPart>> = {
  isSemi: 'trailerNo',
  isDouble: 'driver2',
  isDanger: 'escort',
  isToxic: 'escort2',
  isBoxed: 'boxNo',
};
it.each(Object.entries(NEEDS))('omits unneeded parts when the order is not %s', (fact, part) => {
  const asked = { ...ASKED, [fact]: false };
  expect(unitParts(ASKED)).toContain(part);
  expect(unitParts(asked)).not.toContain(part);
  const [kept] = normaliseUnits([UNIT], asked);
  expect(kept?.[part] ?? '').toBe('');
  expect(truckUnitFaults([kept ?? UNIT], asked)).toStrictEqual([]);
});
