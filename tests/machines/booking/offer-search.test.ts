import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { FCL_SEARCH } from '../../../domain/modes/fcl/search-mode';
import { busyOnArrival, selectIsFresh, selectOfferSearch } from '../../../machines/booking/offer-search';
import { offerSearchPlan } from '../../support/plans/booking/offer-search.plan';

describe('offer search before the address is read', () => {
  const now = createActor(offerSearchPlan.machine, { input: { mode: FCL_SEARCH } }).getSnapshot();

  it('looks busy when the address has a question', () => {
    expect(busyOnArrival(selectOfferSearch(now), true).stage).toBe('busy');
    expect(selectIsFresh(true)(now)).toBe(false);
  });

  it('shows the introduction when the address is empty', () => {
    expect(busyOnArrival(selectOfferSearch(now), false).stage).toBe('arriving');
    expect(selectIsFresh(false)(now)).toBe(true);
  });
});
