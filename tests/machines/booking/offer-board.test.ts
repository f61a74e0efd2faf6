import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { daysAfter } from '../../../domain/values/days';
import { FCL_LIST } from '../../../domain/modes/fcl/list';
import { plainSettings } from '../../../domain/offer/sailing-settings';
import type { SailingDay } from '../../../domain/offer/sailing';
import { offerBoardMachine, selectOfferBoard } from '../../../machines/booking/offer-board';
import { stripStart } from '../../../machines/booking/offer-board/offer-board.rules';
import { ANSWER } from '../../../stories/booking/sailings.fixtures';

const FIRST = '2026-11-21';
const price = { amount: 1, currency: '2' };
const days = Array.from(
  { length: 28 },
  (_, at): SailingDay => ({
    day: daysAfter(FIRST, at),
    ...(at === 12 ? { lowest: price, state: 'PRICED' } : { lowest: null, state: 'NONE' }),
  }),
);
const nothing = days.map(({ day }): SailingDay => ({ day, lowest: null, state: 'NONE' }));

describe('day strip', () => {
  it.each([
    ['in the middle, the day asked for', days, daysAfter(FIRST, 10), 7],
    ['at its beginning, no day before the first', days, daysAfter(FIRST, 1), 0],
    ['at its end, no day after the last', days, daysAfter(FIRST, 27), 21],
    ['where any day will do, the first price at once', days, null, 12],
    ['where nothing has a price, the first days', nothing, null, 0],
  ])('shows seven days: %s', (_, all, asked, start) => {
    expect(stripStart(all, asked)).toBe(start);
  });
});

it('opens only the offer of a link', () => {
  const asked = { list: FCL_LIST, answer: ANSWER, settings: plainSettings, etd: null };
  const shown = (pointed?: { offerId: string; day: string }) =>
    selectOfferBoard(
      createActor(offerBoardMachine, { input: { ...asked, ...(pointed && { pointed }) } })
        .start()
        .getSnapshot(),
    );
  expect(shown({ offerId: 'dawn', day: '2026-12-02' })).toMatchObject({
    open: ['dawn'],
    pointed: { offerId: 'dawn', day: '2026-12-02' },
  });
  expect(shown()).toMatchObject({ open: [], pointed: null });
});
