import { expect, it } from 'vitest';

import { keepOpenLine, nextAfter, subjectOf } from '../../../domain/house/beside';
import type { Holder, QueuedCase } from '../../../domain/house/case';
import { WAITING } from '../../support/plans/house/desk-queue.plan';

const line = (orderNo: string, heldBy: Holder | null = null): QueuedCase => ({ ...WAITING, orderNo, heldBy });
const subject = (no: string) => ({ kind: 'order', no }) as const;
const SELF = { staffId: 'P1' };
const WANG = { staffId: 'P2', name: '王强' };
const before = [line('A'), line('B'), line('C')];
const numbers = (lines: readonly QueuedCase[]) => lines.map(({ orderNo }) => orderNo);

it('keeps the open case at its place after it has left the queue, and no other', () => {
  const now = [line('A'), line('C'), line('D')];
  expect(numbers(keepOpenLine(before, now, subject('B')) as QueuedCase[])).toEqual(['A', 'B', 'C', 'D']);
  expect(numbers(keepOpenLine(before, now, subject('A')) as QueuedCase[])).toEqual(['A', 'C', 'D']);
  expect(numbers(keepOpenLine(before, [], subject('C')) as QueuedCase[])).toEqual(['C']);
  expect(keepOpenLine(before, now, subject('X'))).toEqual(now);
});

it('goes on to the line that took the place of a case which has left, and past one that stays', () => {
  const listed = before.map(subjectOf);
  const next = (now: readonly QueuedCase[], no = 'B') =>
    nextAfter(listed, now, { subject: subject(no), self: SELF })?.no ?? null;
  expect(next([line('A'), line('C')])).toBe('C');
  expect(next([line('A'), line('B'), line('C')])).toBe('C');
  expect(next([line('A'), line('C', WANG), line('D')])).toBe('D');
  expect(next([line('A'), line('C', { ...SELF, name: '李娜' })])).toBe('C');
  expect(next([line('A')])).toBeNull();
  expect(next([line('A')], 'X')).toBeNull();
});
