import { describe, expect, it } from 'vitest';

import { BOOKING_MODES } from '../../../domain/modes';
import { blankSearch } from '../../../domain/offer/search';
import {
  chosenIn,
  declaredIn,
  remembered,
  repeated,
} from '../../../machines/booking/booking-search/booking-search.rules';
import { GLYCOL, goodsOption, METHANOL, portOption, ROTTERDAM, SHANGHAI } from '../../support/plans/booking/trade';

const form = { ...blankSearch, org: SHANGHAI, dst: ROTTERDAM };

describe('what was searched for', () => {
  it('is remembered three deep, the latest first, none twice', () => {
    const past = [...BOOKING_MODES.slice(0, 4), 'LCL' as const].reduce(
      (all, mode) => remembered(all, { mode, form }),
      remembered([], { mode: 'MALL', form }),
    );
    expect(past.map(({ mode }) => mode)).toEqual(['LCL', 'RAIL', 'AIR']);
  });

  it('is the same question on another day or for more boxes, with the newest answer', () => {
    const again = remembered([{ mode: 'FCL', form }], { mode: 'FCL', form: { ...form, etd: '2026-12-02', boxes: 4 } });
    expect(again.map(({ form: { boxes } }) => boxes)).toEqual([4]);
  });

  it('is repeated on any day: the day it asked for may be over', () => {
    expect(repeated({ mode: 'FCL', form: { ...form, etd: '2026-10-01' } })).toEqual(form);
  });
});

describe('what is picked', () => {
  it('goes where it was picked', () => {
    expect(chosenIn(blankSearch, 'org', portOption(SHANGHAI)).org).toBe(SHANGHAI);
    expect(chosenIn(blankSearch, 'dst', portOption(ROTTERDAM)).dst).toBe(ROTTERDAM);
  });

  it('says itself whether it is dangerous', () => {
    expect(chosenIn(blankSearch, 'goods', goodsOption(GLYCOL)).isDanger).toBe('N');
    expect(chosenIn({ ...blankSearch, isDanger: 'N' }, 'goods', goodsOption(METHANOL)).isDanger).toBe('Y');
  });

  it('does not stay where the person says otherwise', () => {
    const dangerous = chosenIn(blankSearch, 'goods', goodsOption(METHANOL));
    expect(declaredIn(dangerous, 'N')).toMatchObject({ isDanger: 'N', goods: null });
    expect(declaredIn(dangerous, 'Y').goods).toBe(METHANOL);
  });
});
