import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { SubmitBar } from '../../../src/features/order/submit-bar';
import { order as filling } from '../../../stories/order/fcl-order.fixtures';
import { lockedQuote } from '../../../stories/order/order-quote.fixtures';

const STEPS = ['station', 'goods', 'inbound', 'confirm'] as const;
const NAMES = { station: '装箱站与时段', goods: '货物与分箱', inbound: '送货车辆', confirm: '费用与确认' };

/** Where somebody stands, how far they have been, and which steps have something to mend. */
function drawn(step: string, furthest: string, unsound: readonly string[] = []) {
  const [choose, submit] = [vi.fn<(step: string) => void>(), vi.fn<() => void>()];
  const steps = STEPS.map((one, at) => ({
    step: one,
    isVisited: at <= STEPS.findIndex((each) => each === furthest),
    isDone: at <= STEPS.findIndex((each) => each === furthest) && !unsound.includes(one),
    faults: 0,
  }));
  render(
    <SubmitBar
      view={{ ...filling.form.view, step, steps, summary: null, isLocked: false }}
      on={{ ...filling.form.on, choose, submit }}
      names={NAMES}
      lock={lockedQuote}
      price={{ total: null, unpriced: undefined }}
      isSubmitting={false}
      onSave={() => {}}
    />,
  );
  return { choose, submit };
}

const back = () => screen.queryByRole('button', { name: '回到：费用与确认' });
const send = () => screen.queryByRole('button', { name: '提交订单' });

it('leads whoever was sent back, and has mended it, to the end with one press, or sends the order with one', () => {
  const { choose, submit } = drawn('station', 'confirm');
  fireEvent.click(back() ?? document.body);
  expect(choose).toHaveBeenCalledExactlyOnceWith('confirm');
  fireEvent.click(send() ?? document.body);
  expect(submit).toHaveBeenCalledOnce();
});

it('sends nothing from there while the end itself has something to mend', () => {
  drawn('station', 'confirm', ['confirm']);
  expect([back() === null, send()]).toEqual([false, null]);
});

it.each([
  ['an hour that is gone', 'station', 'confirm', ['station']],
  ['goods that are wrong by now', 'station', 'confirm', ['goods']],
  ['who has not been there yet', 'station', 'goods', []],
  ['who stands before it anyway', 'inbound', 'confirm', []],
] as const)('says nothing of the end to %s', (_, step, furthest, unsound) => {
  drawn(step, furthest, unsound);
  expect([back(), send()]).toEqual([null, null]);
});
