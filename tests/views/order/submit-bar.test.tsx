import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { chargeLine } from '../../../domain/offer/charge-lines';
import { SubmitBar } from '../../../src/features/order/submit-bar';
import { order as filling } from '../../../stories/order/fcl-order.fixtures';
import { lockedQuote } from '../../../stories/order/order-quote.fixtures';

const STEPS = ['station', 'goods', 'inbound', 'confirm'] as const;
const NAMES = { station: '装箱站与时段', goods: '货物与分箱', inbound: '送货车辆', confirm: '费用与确认' };

const UNPRICED = { lines: [], total: null, unpriced: undefined, beside: null };

type Asked = Partial<Pick<Parameters<typeof SubmitBar>[0], 'price' | 'asked' | 'lock'>>;

function drawn(step: string, furthest: string, unsound: readonly string[] = [], money: Asked = {}) {
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
      price={UNPRICED}
      isSubmitting={false}
      onSave={() => {}}
      {...money}
    />,
  );
  return { choose, submit };
}

const back = () => screen.queryByRole('button', { name: '回到：费用与确认' });
const send = () => screen.queryByRole('button', { name: '提交订单' });

it('the submit bar jumps to the last step or submits by one press after a repair', () => {
  const { choose, submit } = drawn('station', 'confirm');
  fireEvent.click(back() ?? document.body);
  expect(choose).toHaveBeenCalledExactlyOnceWith('confirm');
  fireEvent.click(send() ?? document.body);
  expect(submit).toHaveBeenCalledOnce();
});

it('the submit bar offers no submission while the last step has a fault', () => {
  drawn('station', 'confirm', ['confirm']);
  expect([back() === null, send()]).toEqual([false, null]);
});

it.each([
  ['an hour that is gone', 'station', 'confirm', ['station']],
  ['goods that are wrong by now', 'station', 'confirm', ['goods']],
  ['who has not been there yet', 'station', 'goods', []],
  ['who stands before it anyway', 'inbound', 'confirm', []],
] as const)('the submit bar hides the jump for %s', (_, step, furthest, unsound) => {
  drawn(step, furthest, unsound);
  expect([back(), send()]).toEqual([null, null]);
});

const dollars = (amount: number, currency = '2') => ({ amount, currency });

const charged = (amount: number, currency: string) =>
  chargeLine({ item: 'OF', name: '', unit: 'BL', quantity: 1, unitPrice: dollars(amount, currency), part: 'SEA' });

it.each([
  ['two currencies', ['1', '2'], true],
  ['one currency', ['2'], false],
])('the submit bar shows the total in yuan too when lines are in %s', (_, currencies, isShown) => {
  const lines = currencies.map((currency, at) => charged(100 + at, currency));
  drawn('goods', 'goods', [], { price: { ...UNPRICED, lines, total: dollars(104_398), beside: '¥7,412.26' } });
  expect(screen.queryByText('¥7,412.26') !== null).toBe(isShown);
});

const since = (total: number, asked: Asked['asked'], lock: Asked['lock'] = lockedQuote) => {
  drawn('goods', 'goods', [], { price: { ...UNPRICED, total: dollars(total) }, asked, lock });
  return screen.queryByText(/^查询时/)?.textContent ?? null;
};

it.each([
  ['more', 415_392, dollars(207_696), '查询时 $2,076.96，现在多 $2,076.96；单价仍按锁定价'],
  ['less', 207_696, dollars(415_392), '查询时 $4,153.92，现在少 $2,076.96；单价仍按锁定价'],
  ['the same', 207_696, dollars(207_696), null],
  ['something in another currency', 207_696, dollars(100_000, '1'), null],
  ['what nobody has asked for', 207_696, null, null],
])('the submit bar shows above the total that it is %s', (_, total, asked, says) =>
  expect(since(total, asked)).toBe(says),
);

it('the submit bar shows no difference to the search after the quote expires', () => {
  expect(since(415_392, dollars(207_696), { ...lockedQuote, stage: 'lapsed', secondsLeft: 0 })).toBeNull();
});
