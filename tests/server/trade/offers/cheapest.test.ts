import { describe, expect, it } from 'vitest';

import { offerAnswer } from '../../../../domain/offer/answer';
import { identifyGoods } from '../../../../server/world/dangerous-goods/identify';
import { validate } from '../../../../server/base/http/validate';
import { bookedMode, createModes } from '../../../../server/trade/modes';
import { MARKETS } from '../../../../server/trade/modes/markets';
import type { World } from '../../../../server/trade/modes/mode';
import { seededInteger } from '../../../../server/trade/offers/seeded';
import { isPlace } from '../../../../server/world/ports/catalogue';
import { createSea } from '../../../../server/trade/sea/sea';
import { questionAt } from '../../../bench/searches/asked';
import { SEARCHES } from '../../../bench/searches/table';
import { untouchedWorld } from '../../../support/untouched-world';

const ASKED = 120;
const NAMED = 20;
/** Varies routes, goods and amounts. */
const STEP = 41;

const sea = createSea({});
const modes = createModes({ sea, isPlace, identityOf: identifyGoods });
/** Random stock levels, so that the cheapest offer is sometimes sold out. */
const world: World = {
  ...untouchedWorld(Date.parse('2026-12-01T02:00:00.000Z')),
  taken: (stockId, measure) => seededInteger(9, `${stockId} ${measure}`),
};

describe.each(['FCL', 'TANK'] as const)('price of %s named beside another mode', (id) => {
  it('is the cheapest bookable total of its own page', () => {
    const mode = bookedMode(modes, id);
    let heard = 0;
    for (let at = 0; at < ASKED; at += 1) {
      const asked = validate(SEARCHES[id].wire.request, questionAt(SEARCHES[id], at * STEP));
      const open = mode.search(asked, world).offers.filter((offer) => ['Y', 'R'].includes(offerAnswer(offer)));
      const totals = open.flatMap(({ price }) => price?.charges.totalUsd.amount ?? []);
      const cheapest = MARKETS[id]?.cheapest?.(asked, { sea, world })?.amount ?? null;
      expect(cheapest, JSON.stringify(asked)).toBe(totals.length === 0 ? null : Math.min(...totals));
      if (cheapest !== null) heard += 1;
    }
    expect(heard).toBeGreaterThan(NAMED);
  });
});
