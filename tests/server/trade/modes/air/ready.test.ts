import { describe, expect, it } from 'vitest';

import type { AirSearch } from '../../../../../domain/modes/air/search';
import { findOffer, listOffers } from '../../../../../server/trade/modes/air/offers';
import { airSearchOf } from '../../../../support/air-order';
import { untouchedWorld } from '../../../../support/untouched-world';

const NOW = untouchedWorld(Date.parse('2026-11-21T01:42:00Z'));
const on = (search: Partial<AirSearch>) => listOffers(airSearchOf(search), NOW);

describe('cargo-ready day in the air search', () => {
  it('excludes flights with hand-in before it', () => {
    const ready = '2026-12-02';
    const days = on({ ready }).map(({ cutoffs }) => cutoffs.find(({ code }) => code === 'AIR_IN')?.at ?? '');
    expect(days.length).toBeGreaterThan(0);
    for (const at of days) expect(at >= '2026-12-01T16:00:00.000Z').toBe(true);
  });

  it('is accepted up to half a year ahead, with no flight sold beyond', () => {
    const count = (ready: string) => on({ ready }).length;
    expect(count('2027-05-20')).toBeGreaterThan(0);
    expect(count('2027-05-21')).toBe(0);
    const sold = (offerId: string) => findOffer(airSearchOf({}), offerId, NOW) !== null;
    expect([sold('A-ZLKY811-270603'), sold('A-ZLKY811-270605'), sold('A-ZLKY811-300601')]).toStrictEqual([
      true,
      false,
      false,
    ]);
  });
});
