import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { daysAfter } from '../../../domain/values/days';
import { FCL_LIST } from '../../../domain/modes/fcl/list';
import { TRUCK_LIST } from '../../../domain/modes/truck/list';
import { noFilter, type SailingFilter } from '../../../domain/offer/sailing-choice';
import { plainSettings } from '../../../domain/offer/sailing-settings';
import type { SailingDay } from '../../../domain/offer/sailing';
import { offerBoardMachine, selectOfferBoard } from '../../../machines/booking/offer-board';
import { stripStart } from '../../../machines/booking/offer-board/offer-board.rules';
import { ANSWER } from '../../../stories/booking/sailings.fixtures';
import { SEARCH, truckOn } from '../../../stories/modes/truck.fixtures';

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

describe('the strip of days', () => {
  it.each([
    ['in the middle, the day asked for', days, daysAfter(FIRST, 10), 7],
    ['at its beginning, no day before the first', days, daysAfter(FIRST, 1), 0],
    ['at its end, no day after the last', days, daysAfter(FIRST, 27), 21],
    ['where any day will do, the first price at once', days, null, 12],
    ['where nothing has a price, the first days', nothing, null, 0],
  ])('shows %s', (_, all, asked, start) => {
    expect(stripStart(all, asked)).toBe(start);
  });
});

it('has open what a link points to, and nothing else', () => {
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

it('has no price of a truck on the strip that the filters leave out', () => {
  const [near, far] = ['2026-12-07', '2026-12-08'];
  const offers = [
    truckOn('BOX13', { day: near }),
    truckOn('BOX13', { day: far }),
    truckOn('BOX96', { day: near, search: { ...SEARCH, kg: 9_500 } }),
  ];
  const total = (at: number) => offers[at]?.price?.charges.totalYuan ?? null;
  const found = [near, far].map((day): SailingDay => ({ day, lowest: price, state: 'PRICED' }));
  const answer = { ...ANSWER, search: SEARCH, offers, days: found };
  const strip = (change: Partial<SailingFilter>) => {
    const settings = { ...plainSettings, filter: { ...noFilter, ...change } };
    const input = { list: TRUCK_LIST, answer, settings, etd: null };
    return selectOfferBoard(createActor(offerBoardMachine, { input }).start().getSnapshot()).strip.days;
  };
  expect(strip({ kinds: ['BOX96'], day: far })).toEqual([
    { day: near, lowest: total(2), state: 'PRICED' },
    { day: far, lowest: null, state: 'NONE' },
  ]);
  expect(strip({ kinds: ['BOX13'] }).map(({ lowest }) => lowest)).toEqual([total(0), total(1)]);
});
