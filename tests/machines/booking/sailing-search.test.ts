import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { arrived, selectIsFresh, selectSailingSearch } from '../../../machines/booking/sailing-search';
import { sailingSearchPlan } from '../../support/plans/booking/sailing-search.plan';

describe('the moment before the address is read', () => {
  const now = createActor(sailingSearchPlan.machine, { input: { mode: 'FCL' } }).getSnapshot();

  it('already looks like a search where the address asks something', () => {
    expect(arrived(selectSailingSearch(now), true).stage).toBe('busy');
    expect(selectIsFresh(true)(now)).toBe(false);
  });

  it('says what the page is for where it asks nothing', () => {
    expect(arrived(selectSailingSearch(now), false).stage).toBe('arriving');
    expect(selectIsFresh(false)(now)).toBe(true);
  });
});
