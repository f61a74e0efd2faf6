import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { isFromEnd, sortColumn } from '../../../domain/house/queue';
import { selectDeskQueue, type DeskQueueSnapshot } from '../../../machines/house/desk-queue';
import { deskQueueCopy as copy } from '../../../src/copy/house/desk-queue';
import { DeskQueue } from '../../../src/features/house/desk-queue';
import { late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { deskQueuePlan, WAITING } from '../../support/plans/house/desk-queue.plan';

function look(now: DeskQueueSnapshot) {
  const { stage, asked, sorted, total, failureCode, counts, records, take, exported } = selectDeskQueue(now);
  const told = screen.queryAllByRole('alert').map((one) => one.textContent);
  const refused = take?.failure && stage === 'listed' && records.length > 0 ? [take.failure] : [];
  expect(told).toEqual([
    ...(exported === null || exported === 'whole' ? [] : [copy.exported[exported]]),
    ...(failureCode === null ? [] : [copy.failure[failureCode]]),
    ...refused.map((failure) => (failure.code === 'told' ? failure.message : copy.takeFailure[failure.code])),
  ]);
  expect(screen.queryByText(copy.exported.whole) !== null).toBe(exported === 'whole');
  const isListed = stage === 'listed' && records.length > 0;
  for (const name of [copy.exportList, copy.printList])
    expect(screen.queryByRole('button', { name }) !== null).toBe(isListed);
  const isOffered = stage === 'listed' && records.some(({ heldBy }) => heldBy === null);
  expect(screen.queryByRole('button', { name: copy.takeNamed(WAITING.orderNo) }) !== null).toBe(isOffered);
  const chosen = screen.getByRole('tab', { selected: true }).textContent;
  expect(chosen).toContain(copy.counted(copy.queues[asked.queue].name, counts?.[asked.queue]));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: copy.mine }).checked).toBe(asked.isMine);
  const narrowed = screen.queryByRole('button', { name: new RegExp(copy.port) })?.textContent ?? '';
  expect(narrowed.includes('上海')).toBe(narrowed !== '' && asked.port !== '');
  const link = screen.queryByRole('link', { name: WAITING.orderNo });
  expect(link?.getAttribute('href') ?? null).toBe(stage === 'listed' && total > 0 ? `#/case/${WAITING.orderNo}` : null);
  if (link) {
    expect(screen.getByRole('table').textContent).toContain(copy.late(90));
    expect(screen.queryByRole('heading', { name: copy.urgent(1) }) === null).toBe(sorted !== '');
    const due = screen.getByRole('columnheader', { name: copy.queues[asked.queue].due });
    const way = isFromEnd(sorted) ? 'descending' : 'ascending';
    expect(due.getAttribute('aria-sort')).toBe(sortColumn(sorted) === 'due' ? way : 'none');
  }
}

walkView({
  plan: deskQueuePlan,
  mount: (actor) => <DeskQueue actor={actor} />,
  perform: {
    'queue.choose': ({ queue }) => person.press('tab', new RegExp(copy.queues[queue].name)),
    'mode.choose': async () => {
      await person.press('button', new RegExp(copy.mode));
      await person.press('option', '整箱');
    },
    'port.choose': async () => {
      if (screen.queryAllByRole('button', { name: new RegExp(copy.port) }).length === 0) return late();
      await person.press('button', new RegExp(copy.port));
      return person.press('option', /^上海/);
    },
    'hazard.choose': async () => {
      if (screen.queryAllByRole('button', { name: new RegExp(copy.hazard) }).length === 0) return late();
      await person.press('button', new RegExp(copy.hazard));
      return person.press('option', /^3 类/);
    },
    'departure.choose': async ({ departure }) => {
      if (screen.queryAllByRole('button', { name: new RegExp(copy.departure) }).length === 0) return late();
      await person.press('button', new RegExp(copy.departure));
      return person.press('option', new RegExp(`^${departure}`));
    },
    'line.take': ({ subject }) => pressOrLate('button', copy.takeNamed(subject.no)),
    'sort.choose': () => pressOrLate('button', copy.queues.review.due),
    'list.export': () => pressOrLate('button', copy.exportList),
    'list.print': () => pressOrLate('button', copy.printList),
    'mine.toggle': () => person.press('checkbox', copy.mine),
    'page.turn': () => pressOrLate('button', copy.pagination.next),
    'queue.refresh': () =>
      person.press('button', screen.queryByRole('button', { name: copy.retry }) ? copy.retry : copy.refresh),
  },
  byWorld: { 'page.hidden': 'the browser', 'page.seen': 'the browser' },
  look,
});
