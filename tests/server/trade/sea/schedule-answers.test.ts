/** @module-tag long */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { BOX_TYPES } from '../../../../domain/offer/search';
import { cutoffsForSailing, isDeadline } from '../../../../domain/offer/cutoffs';
import { dayAt, daysAfter, momentOf } from '../../../../domain/values/days';
import type { Sailing, SailingSearch } from '../../../../domain/offer/sailing';
import { judgeAcceptance } from '../../../../server/trade/sea/acceptance';
import { identifyCargo } from '../../../../server/trade/sea/cargo';
import { seaCharges } from '../../../../server/trade/sea/charges';
import { freeTimeTerms } from '../../../../domain/offer/free-time-terms';
import { findLane, laneKeys } from '../../../../server/trade/sea/lanes';
import { departureRate } from '../../../../server/trade/sea/level';
import { pricedInWeek } from '../../../../domain/offer/priced';
import { type Departure, departuresOnLane } from '../../../../server/trade/sea/timetable';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { scheduleOf } from './support/ask';
import { demoTariffs } from '../../../../server/trade/modes/sheets';

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

function plainly(departure: Departure, { boxes, ...goods }: SailingSearch, now: number): Sailing {
  const { lane, carrier, via, sailingId, vessel, voyage, service, transitDays, slots } = departure;
  const cargo = identifyCargo(goods);
  const isDanger = goods.isDanger === 'Y';
  const cutoffs = cutoffsForSailing(isoOf(departure.etd), isDanger, lane.org.dgHandling);
  const rate = departureRate(departure, pricedInWeek(now));
  const charges = departure.hasTariff ? seaCharges(lane.line, rate, { cargo, boxes, tariffs: demoTariffs() }) : null;
  const perBox = boxes.flatMap(({ type }) => {
    const one = seaCharges(lane.line, rate, { cargo, boxes: [{ type, count: 1 }], tariffs: demoTariffs() });
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
    freeTime: freeTimeTerms(isDanger),
    state: isClosed ? 'CLOSED' : isShort ? 'SOLD_OUT' : open,
    slots,
    acceptance: judgeAcceptance(
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

it('sea schedule answers each sailing as its single lookup, for any lane, goods and boxes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...laneKeys()), goods, boxes, fc.nat(40), async (key, what, asked, later) => {
      const [orgPortCode = '', dstPortCode = ''] = key.split('-');
      const lane = findLane(orgPortCode, dstPortCode);
      if (!lane) throw new Error(`nobody sails ${key}`);
      const now = gateway.clock.now();
      const from = daysAfter(dayAt(now), 1 + later);
      const search = { orgPortCode, dstPortCode, ...what, boxes: asked };
      const said = await scheduleOf(gateway, { ...search, from, days: 28 });
      const leaving = departuresOnLane(lane, daysAfter(dayAt(now), 1), WEEKS).filter(
        ({ etd }) => etd >= momentOf(from) && etd < momentOf(daysAfter(from, 28)),
      );
      // Compared as text, because the order matters.
      expect(JSON.stringify(said.sailings)).toBe(JSON.stringify(leaving.map((ship) => plainly(ship, search, now))));
    }),
    { numRuns: 150 },
  );
});
