import { expect, it } from 'vitest';

import { filterStrip } from '../../../../domain/modes/truck/strip-left';
import { noFilter } from '../../../../domain/offer/sailing-choice';
import type { SailingDay } from '../../../../domain/offer/sailing';
import { SEARCH, truckOn } from '../../../../stories/modes/truck.fixtures';

it('shows no price on the day strip for a truck hidden by filters', () => {
  const [near, far] = ['2026-12-07', '2026-12-08'];
  const small = truckOn('BOX96', { day: near, search: { ...SEARCH, kg: 9_500 } });
  const offers = [truckOn('BOX13', { day: near }), truckOn('BOX13', { day: far }), small];
  const total = (at: number) => offers[at]?.price?.charges.totalYuan ?? null;
  const days = [near, far].map((day): SailingDay => ({ day, lowest: null, state: 'ENQUIRE' }));
  const strip = (kinds: string[]) => filterStrip({ days, lowest: far }, offers, { ...noFilter, kinds, day: far });
  expect(strip(['BOX96'])).toEqual({
    days: [
      { day: near, lowest: total(2), state: 'PRICED' },
      { day: far, lowest: null, state: 'NONE' },
    ],
    lowest: near,
  });
  expect(strip(['BOX13']).days.map(({ lowest }) => lowest)).toEqual([total(0), total(1)]);
});
