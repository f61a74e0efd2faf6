import { expect, it } from 'vitest';

import type { OrderState } from '../../../domain/order/life/lifecycle';
import { wantedPapers } from '../../../src/features/order-success/wanted-papers';
import { ORDER, SUBMITTED_AT } from '../../support/plans/order/orders';

const linesAt = (state: OrderState) =>
  wantedPapers({ ...ORDER, state }, SUBMITTED_AT).map(({ name, note, isShut = false }) => [name, note, isShut]);

it('shows missing documents as pending before departure', () => {
  expect(linesAt('DECLARED')).toEqual([
    ['SDS（英文）', '缺，11-22 21:42 前', false],
    ['商业发票', '缺', false],
    ['SDS（中文）', '已交', false],
  ]);
});

it.each(['DEPARTED', 'ARRIVED', 'COMPLETED'] as const)(
  'shows them once without a prompt after departure: %s',
  (state) => {
    expect(linesAt(state)).toEqual([
      ['SDS（英文）', '未交，已不用再补', true],
      ['商业发票', '未交，已不用再补', true],
      ['SDS（中文）', '已交', true],
    ]);
  },
);
