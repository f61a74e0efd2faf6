/** @module-tag long */
import { expect, it } from 'vitest';

import { SCHEDULE_WIRES } from '../../../../contract/modes';
import { sailingRequest } from '../../../../contract/offers/sailings';
import { isStabilized } from '../../../../domain/goods/reactive';
import { VERDICT_LEVELS, type VerdictLevel } from '../../../../domain/goods/verdict';
import { validate } from '../../../../server/base/http/validate';
import { readSearchGoods, findUnNumbers } from '../../../../server/trade/closures/goods-asked';
import { listBeside } from '../../../../server/trade/market/beside';
import { bookedMode, createModes } from '../../../../server/trade/modes';
import { createSea } from '../../../../server/trade/sea/sea';
import { identifyGoods } from '../../../../server/world/dangerous-goods/identify';
import { LIBRARY } from '../../../../server/world/dangerous-goods/library';
import { isPlace } from '../../../../server/world/ports/catalogue';
import { questionAt } from '../../../bench/searches/asked';
import { SEARCHES } from '../../../bench/searches/table';
import { BOOKED_AT } from '../../../support/fcl-order';
import { untouchedWorld } from '../../../support/untouched-world';

const modes = createModes({ sea: createSea({}), isPlace, identityOf: identifyGoods });
const world = untouchedWorld(BOOKED_AT);

/** Modes with a UN number in their search. */
const NUMBERED = ['FCL', 'LCL', 'AIR', 'RAIL', 'CFS', 'WH', 'TANK', 'DOM', 'TRUCK'] as const;

type AskedRows = { rows?: readonly object[] };
const WAYS = 40;

/** Verdicts on a UN number in the first non-empty list among 40 routes; empty without one. */
function acceptancesOf(id: (typeof NUMBERED)[number], unNo: string) {
  const request = id === 'FCL' ? sailingRequest : SCHEDULE_WIRES[id]?.request;
  if (!request) throw new Error(`${id} is not searched for`);
  for (let at = 0; at < WAYS; at += 1) {
    const { rows, ...asked }: AskedRows = questionAt({ ...SEARCHES[id], goods: [{ isDanger: 'Y', unNo }] }, at);
    const search = validate(request, { ...asked, ...(rows && { rows: rows.map((row) => ({ ...row, unNo })) }) });
    const { offers } = listBeside(bookedMode(modes, id).search(search, world), {
      closures: [],
      surcharges: [],
      search,
      now: BOOKED_AT,
    });
    if (offers.length > 0) return offers.map(({ acceptance }) => acceptance);
  }
  return [];
}

const atLeast = (level: VerdictLevel, least: VerdictLevel): boolean =>
  VERDICT_LEVELS.indexOf(level) >= VERDICT_LEVELS.indexOf(least);

const STABILIZED = [...new Set(LIBRARY.filter(isStabilized).flatMap(({ unNo }) => unNo ?? []))];

it.each(NUMBERED)('search list of %s requires approval for all stabilised goods', (id) => {
  expect(STABILIZED.length).toBeGreaterThan(10);
  const listed = STABILIZED.flatMap((unNo) => acceptancesOf(id, unNo).map(({ level }) => ({ unNo, level })));
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter(({ level }) => !atLeast(level, 'NEED_APPROVAL'))).toEqual([]);
});

it.each(NUMBERED)('names the stabiliser on the list of %s, whatever else has to be judged', (id) => {
  const waiting = STABILIZED.flatMap((unNo) => acceptancesOf(id, unNo)).filter(({ level }) => level !== 'BLOCK');
  expect(waiting.filter(({ reason }) => !/稳定剂|阻聚剂/.test(reason)).map(({ reason }) => reason)).toEqual([]);
});

// No warehouse accepts these classes, so its list is empty.
it.each(NUMBERED.flatMap((id) => ['2814', '2915', '3332'].map((unNo) => [id, unNo] as const)))(
  'search list of %s blocks UN %s, which no mode carries',
  (id, unNo) => {
    const levels = new Set(acceptancesOf(id, unNo).map(({ level }) => level));
    expect([...levels]).toEqual(id === 'WH' ? [] : ['BLOCK']);
  },
);

it('numbersIn reads the UN numbers of further goods from each field', () => {
  const flight = { isDanger: 'Y', unNo: '1263', also: ['2055', '1789'] };
  const truck = { isDanger: 'Y', unNo: '1219', others: '1263_II.2814' };
  expect(findUnNumbers(flight)).toEqual(['1263', '2055', '1789']);
  expect(findUnNumbers(truck)).toEqual(['1219', '1263', '2814']);
  expect(findUnNumbers({ ...truck, others: null })).toEqual(['1219']);
  expect(readSearchGoods(flight, {}).classes).toContain('8');
});
