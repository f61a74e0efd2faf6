// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { BUILT_IN, type Calendar } from '../../../domain/values/days-off';
import { SERVICE_PRICES } from '../../../stories/modes/service-prices.fixtures';
import { daysOff } from '../../../src/effects/desk/days-off';
import { minuteTicker } from '../../../src/effects/desk/minute-ticker';
import { hear } from '../support/hear';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const PUT: Calendar = [
  ...BUILT_IN,
  {
    year: '2027',
    off: [{ from: '2027-01-01', until: '2027-01-03' }],
    worked: [],
    isTold: true,
    putAt: 7,
    droppedAt: null,
  },
];

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

it('the minute clock ticks at once and again after the holidays load, even after a failure', async () => {
  const answers = [
    async () => PUT,
    async () => [...PUT],
    async () => {
      throw new Error('offline');
    },
    async () => null,
  ];
  daysOff.askBy(async () => {
    const calendar = await (answers.shift() ?? (async () => BUILT_IN))();
    return calendar && { calendar, prices: SERVICE_PRICES };
  });
  const { news, stop } = hear(minuteTicker);
  expect(news(), 'nobody waits for the days off').toEqual([{ type: 'clock.ticked', now: NOW }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(news()).toEqual([{ type: 'clock.ticked', now: NOW, calendar: PUT, prices: SERVICE_PRICES }]);
  for (const minute of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(news(), 'the same is said once').toEqual([
      { type: 'clock.ticked', now: NOW + minute * MINUTE, calendar: PUT, prices: SERVICE_PRICES },
    ]);
  }
  await vi.advanceTimersByTimeAsync(MINUTE);
  const last = { type: 'clock.ticked', now: NOW + 4 * MINUTE };
  expect(news()).toEqual([
    { ...last, calendar: PUT, prices: SERVICE_PRICES },
    { ...last, calendar: BUILT_IN, prices: SERVICE_PRICES },
  ]);
  stop();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(news()).toEqual([]);
});
