import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

import { selectDeskClock, type DeskClockSnapshot } from '../../../machines/booking/desk-clock';
import { ServicesTable } from '../../../src/features/desk/services-table';
import { walkView } from '../../support/model/walk-view';
import { deskClockPlan, FRIDAY_TWO, NEW_YEARS_EVE, PUT_ANEW } from '../../support/plans/booking/desk-clock.plan';

/** Accepted within two working hours, done after further 16, 24, 40, 4, 24, 8, 8, 8 and 2. */
const FROM_FRIDAY_TWO = [
  '11-24 周二 14:00 前给结果',
  '11-25 周三 13:00 前给结果',
  '11-27 周五 11:00 前给结果',
  '11-23 周一 11:00 前给结果',
  '11-25 周三 13:00 前给结果',
  '11-23 周一 15:00 前给结果',
  '11-23 周一 15:00 前给结果',
  '11-23 周一 15:00 前给结果',
  '11-20 周五 18:00 前给结果',
];
const AN_HOUR_LATER = ['11-24 周二 15:00 前给结果', '11-25 周三 14:00 前给结果', '11-27 周五 12:00 前给结果'];
/** Only results within this year have a date; next year's calendar is unknown. */
const AT_THE_END_OF_THE_YEAR = ['转人工核对', '转人工核对', '转人工核对', '12-31 周四 16:00 前给结果'];

/** After the next calendar is published every result has a date. */
const ONCE_ANNOUNCED = [
  '01-05 周二 10:00 前给结果',
  '01-05 周二 18:00 前给结果',
  '01-07 周四 16:00 前给结果',
  '12-31 周四 16:00 前给结果',
];

const SAID = new Map<number | null, readonly string[]>([
  [null, ['', '', '', '', '', '', '', '', '']],
  [FRIDAY_TWO, FROM_FRIDAY_TWO],
  [FRIDAY_TWO + 3_600_000, AN_HOUR_LATER],
  [NEW_YEARS_EVE, AT_THE_END_OF_THE_YEAR],
]);

function look(snapshot: DeskClockSnapshot) {
  const { now, calendar } = selectDeskClock(snapshot);
  const isAnnounced = calendar === PUT_ANEW;
  const table = screen.getByRole('table', { name: '九项服务' });
  const done = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[3]?.textContent?.replace('现在提交，最晚', ''));
  const said = (now === NEW_YEARS_EVE && isAnnounced ? ONCE_ANNOUNCED : SAID.get(now)) ?? [];
  expect(done.slice(0, said.length)).toEqual(said);
  expect(screen.queryByText(/放假安排尚未公布/) !== null, 'and why nobody promises it').toBe(
    now === NEW_YEARS_EVE && !isAnnounced,
  );
  expect(within(table).getAllByRole('link')).toHaveLength(9);
}

walkView({
  plan: deskClockPlan,
  mount: (actor) => <ServicesTable actor={actor} />,
  byWorld: { 'clock.ticked': 'the clock' },
  perform: {},
  look,
});
