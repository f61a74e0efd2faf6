import { describe, expect, it } from 'vitest';

import type { WhSearch } from '../../../../domain/modes/wh/search';
import { WH_LIST } from '../../../../domain/modes/wh/search-mode';
import { matchesFilter, sortOffers } from '../../../../domain/offer/offer-list';
import { noFilter, type SailingFilter, type SailingSort } from '../../../../domain/offer/sailing-choice';
import { listOffers } from '../../../../server/trade/modes/wh/offers';
import { CLASHING, FULL, ROOM } from '../../../../stories/modes/wh.fixtures';
import { BOOKED_AT } from '../../../support/fcl-order';
import { STORED } from '../../../support/wh-order';
import { untouchedWorld } from '../../../support/untouched-world';

const found = (search: Partial<WhSearch>) => listOffers({ ...STORED, ...search }, untouchedWorld(BOOKED_AT));

const ALL = [ROOM, FULL, CLASHING];

const left = (change: Partial<SailingFilter>): string[] =>
  ALL.filter((room) => matchesFilter(WH_LIST.seen(room), { ...noFilter, ...change })).map(
    ({ supplier }) => supplier.code,
  );
const inOrder = (sort: SailingSort): string[] =>
  sortOffers(ALL, WH_LIST, sort, BOOKED_AT).map(({ supplier }) => supplier.code);

describe('warehouse list', () => {
  it('filters by room class, customs bond and sprinklers', () => {
    expect(left({ kinds: ['A'] })).toEqual(['JXZP', 'TCLG', 'ZJGB']);
    expect(left({ kinds: ['B', 'C'] })).toEqual([]);
    expect(left({ traits: ['BOND'] })).toEqual(['ZJGB']);
    expect(left({ traits: ['SPRK'] })).toEqual(['JXZP', 'ZJGB']);
    expect(left({ traits: ['SPRK', 'BOND'] })).toEqual(['ZJGB']);
  });

  it('sorts by free space or by distance', () => {
    expect(inOrder('left')).toEqual(['JXZP', 'ZJGB', 'TCLG']);
    expect(inOrder('near')).toEqual(['JXZP', 'TCLG', 'ZJGB']);
  });

  it('ranks accepting rooms in the city before cheaper ones elsewhere', () => {
    const rooms = sortOffers(found({ unNo: '1294' }), WH_LIST, 'best', BOOKED_AT);
    expect(rooms[0]?.offerId).toBe('W-SHHS-A');
    const [, second] = rooms;
    expect([second?.detail.isInCity, second?.acceptance.level]).toEqual([false, 'NEED_APPROVAL']);
    expect(sortOffers(rooms, WH_LIST, 'price', BOOKED_AT)[0]?.offerId).not.toBe('W-SHHS-A');
  });

  it('lists the cheapest rooms anywhere for a city without a warehouse', () => {
    const fuzhou = found({ city: '350100' });
    expect(fuzhou).toHaveLength(found({ city: null }).length);
    expect(fuzhou.every(({ detail }) => detail.away === null && !detail.isInCity)).toBe(true);
  });
});
