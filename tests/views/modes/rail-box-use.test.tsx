import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { BoxUse } from '../../../src/modes/rail/box-use';
import { GLYCEROL, SEARCH, trainsOf } from '../../../stories/modes/rail.fixtures';

afterEach(cleanup);

function drawn(delay: number, day = '2026-12-09') {
  const offer = trainsOf(SEARCH, GLYCEROL).find(({ offerId }) => offerId.endsWith(day.slice(2).replaceAll('-', '')));
  if (!offer) throw new Error('there is no train');
  const onDelay = vi.fn<(days: number) => void>();
  render(<BoxUse offer={offer} search={SEARCH} delay={delay} onDelay={onDelay} />);
  return { onDelay, said: document.body.textContent };
}

it('the container use panel shows the cost, the expected return days and their basis', () => {
  const { said } = drawn(20);
  for (const text of [
    '用箱到还箱那天',
    '预计 01-13 周三 至 01-16 周六 还箱',
    '用箱费$450.00',
    '超期 5 天，40HQ × 1，每箱每天 $10.00$50.00',
    '合计约 $500.00',
    '估算：到站后免费 15 天，按本班费率，最多算到第 60 天。到站日为预计，以还箱点实收为准；超期费不含在总价内。',
  ])
    expect(said).toContain(text);
});

it('the container use panel shows the fee alone when the container is back in time', () => {
  expect(drawn(15).said).toContain('用箱费$450.00仍在免费期内$0.00合计约 $450.00');
});

it('the container use panel shows no total without a price', () => {
  const { said } = drawn(17, '2026-12-04');
  expect(said).toContain('用箱费待报价');
  expect(said).toContain('$20.00');
  expect(said).not.toContain('合计');
});

it('the container use panel changes the return day by buttons and by typing', () => {
  const { onDelay } = drawn(20);
  fireEvent.click(screen.getByRole('button', { name: '早一天还箱' }));
  fireEvent.click(screen.getByRole('button', { name: '晚一天还箱' }));
  const day = screen.getByRole('textbox', { name: '到站后第几天还箱' });
  for (const value of ['３', '3x']) fireEvent.change(day, { target: { value } });
  expect(onDelay.mock.calls, 'a count in wide signs is one, and what is none leaves the day').toEqual([
    [19],
    [21],
    [3],
    [20],
  ]);
});
