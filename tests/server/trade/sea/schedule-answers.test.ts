import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { BOX_TYPES } from '../../../../domain/offer/search';
import { cutoffsOf, isDeadline } from '../../../../domain/offer/cutoffs';
import { dayAt, daysAfter, momentOf } from '../../../../domain/values/days';
import type { Sailing, SailingSearch } from '../../../../domain/offer/sailing';
import { acceptanceOf } from '../../../../server/trade/sea/acceptance';
import { cargoOf } from '../../../../server/trade/sea/cargo';
import { chargesOf } from '../../../../server/trade/sea/charges';
import { freeTimeOf } from '../../../../domain/offer/free-time-terms';
import { findLane, laneKeys } from '../../../../server/trade/sea/lanes';
import { rateOf } from '../../../../server/trade/sea/level';
import { pricedInWeek } from '../../../../domain/offer/priced';
import { type Departure, departuresOf } from '../../../../server/trade/sea/timetable';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { scheduleOf } from './support/ask';

const WEEKS = 10;
const named = ({ code, nameCn, nameEn }: { code: string; nameCn: string; nameEn: string }) => ({
  code,
  nameCn,
  nameEn,
});
const isoOf = (moment: number) => new Date(moment).toISOString();

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

/** Every number and every word worked out for this one ship alone. */
function plainly(departure: Departure, { boxes, ...goods }: SailingSearch, now: number): Sailing {
  const { lane, carrier, via, sailingId, vessel, voyage, service, transitDays, slots } = departure;
  const cargo = cargoOf(goods);
  const isDanger = goods.isDanger === 'Y';
  const cutoffs = cutoffsOf(isoOf(departure.etd), isDanger, lane.org.dgHandling);
  const rate = rateOf(departure, pricedInWeek(now));
  const charges = departure.hasTariff ? chargesOf(lane.line, rate, cargo, boxes) : null;
  const perBox = boxes.flatMap(({ type }) => {
    const one = chargesOf(lane.line, rate, cargo, [{ type, count: 1 }]);
    return one ? [{ type, total: one.totalUsd }] : [];
  });
  const isClosed = cutoffs.some(({ code, at }) => isDeadline(code) && now > Date.parse(at));
  const isShort = slots < boxes.reduce((all, { count }) => all + count, 0);
  const open = charges ? 'OPEN' : 'ENQUIRE';
  return {
    sailingId,
    carrier: named(carrier),
    vessel,
    voyage,
    service,
    org: named(lane.org),
    dst: named(lane.dst),
    via: via && named(via),
    etd: isoOf(departure.etd),
    eta: isoOf(departure.eta),
    transitDays,
    cutoffs,
    freeTime: freeTimeOf(isDanger),
    state: isClosed ? 'CLOSED' : isShort ? 'SOLD_OUT' : open,
    slots,
    acceptance: acceptanceOf(
      departure,
      cargo,
      boxes.map(({ type }) => type),
    ),
    price: charges && { perBox, charges },
  };
}

const boxes = fc.uniqueArray(
  fc.record({ type: fc.constantFrom(...BOX_TYPES), count: fc.integer({ min: 1, max: 50 }) }),
  {
    selector: ({ type }) => type,
    minLength: 1,
  },
);
const goods = fc.oneof(
  fc.constant({ isDanger: 'N' as const }),
  fc.constant({ isDanger: 'Y' as const }),
  fc.record({ isDanger: fc.constant('Y' as const), unNo: fc.constantFrom('1230', '1090', '2014', '1593', '0000') }),
);

it('says of any lane, goods and boxes what each ship would say by itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...laneKeys()), goods, boxes, fc.nat(40), async (key, what, asked, later) => {
      const [orgPortCode = '', dstPortCode = ''] = key.split('-');
      const lane = findLane(orgPortCode, dstPortCode);
      if (!lane) throw new Error(`nobody sails ${key}`);
      const now = gateway.clock.now();
      const from = daysAfter(dayAt(now), 1 + later);
      const search = { orgPortCode, dstPortCode, ...what, boxes: asked };
      const said = await scheduleOf(gateway, { ...search, from, days: 28 });
      const leaving = departuresOf(lane, daysAfter(dayAt(now), 1), WEEKS).filter(
        ({ etd }) => etd >= momentOf(from) && etd < momentOf(daysAfter(from, 28)),
      );
      // As text: the order of what is said stays, too.
      expect(JSON.stringify(said.sailings)).toBe(JSON.stringify(leaving.map((ship) => plainly(ship, search, now))));
    }),
    { numRuns: 150 },
  );
});
