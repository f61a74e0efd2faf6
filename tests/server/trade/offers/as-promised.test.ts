import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { firstNow } from '../../../support/long';
import { BUILT_IN } from '../../../../domain/values/days-off';
import { SCHEDULE_WIRES, listWires, writeSchedule } from '../../../../contract/modes';
import type { ModeId } from '../../../../domain/mode-ids';
import { noNotices } from '../../../../domain/offer/notice';
import { identifyGoods } from '../../../../server/world/dangerous-goods/identify';
import { validate } from '../../../../server/base/http/validate';
import { createModes } from '../../../../server/trade/modes';
import { createOffers } from '../../../../server/trade/market/offers';
import { seededInteger } from '../../../../server/trade/offers/seeded';
import { isPlace } from '../../../../server/world/ports/catalogue';
import { demoTariffs } from '../../../../server/trade/modes/sheets';
import { createSea } from '../../../../server/trade/sea/sea';
import { questionAt } from '../../../bench/searches/asked';
import { SEARCHES } from '../../../bench/searches/table';

/** The gateway does not validate search replies at run time, so this test does. */
const ASKED = 90;
/** Varies routes, goods and amounts. */
const STEP = 37;

/** Random stock levels, so that some offers are sold out. */
const sold = {
  taken: (stockId: string, measure: string) => seededInteger(9, `${stockId} ${measure}`),
  inside: () => [],
};
const sea = createSea({});
const offers = createOffers({
  modes: createModes({ sea, isPlace, identityOf: identifyGoods }),
  sea,
  clock: { now: () => Date.parse('2026-12-01T02:00:00.000Z') },
  sold: { in: () => Promise.resolve(sold), stale: () => {} },
  notices: { current: () => Promise.resolve(noNotices) },
  closures: { current: () => Promise.resolve([]) },
  surcharges: { current: () => Promise.resolve([]) },
  tariffs: { current: () => Promise.resolve(demoTariffs()) },
  calendar: { current: () => Promise.resolve(BUILT_IN) },
});

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const tableOf = (mode: ModeId) => Object.entries(SEARCHES).find(([id]) => id === mode)?.[1];

describe('search response', () => {
  firstNow(it)(listWires(SCHEDULE_WIRES))('for %s matches its schema exactly', async (mode, wire) => {
    const table = tableOf(mode);
    if (!table) throw new Error(`nothing is asked of ${mode}`);
    for (let at = 0; at < ASKED; at += 1) {
      const question = questionAt(table, at * STEP);
      const { days, offers: all } = await offers.search(mode, validate(wire.request, question));
      const found = { days, offers: all };
      const read = v.parse(wire.reply, sent(writeSchedule(wire, found)));
      expect(read, JSON.stringify(question)).toStrictEqual(sent(found));
    }
  });
});
