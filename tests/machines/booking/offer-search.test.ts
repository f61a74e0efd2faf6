import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { FCL_SEARCH } from '../../../domain/modes/fcl/search-mode';
import { arrived, selectIsFresh, selectOfferSearch } from '../../../machines/booking/offer-search';
import { offerSearchPlan } from '../../support/plans/booking/offer-search.plan';

describe('the moment before the address is read', () => {
  const now = createActor(offerSearchPlan.machine, { input: { mode: FCL_SEARCH } }).getSnapshot();

  it('already looks like a search where the address asks something', () => {
    expect(arrived(selectOfferSearch(now), true).stage).toBe('busy');
    expect(selectIsFresh(true)(now)).toBe(false);
  });

  it('says what the page is for where it asks nothing', () => {
    expect(arrived(selectOfferSearch(now), false).stage).toBe('arriving');
    expect(selectIsFresh(false)(now)).toBe(true);
  });
});
