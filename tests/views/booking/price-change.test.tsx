import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { PriceChange } from '../../../src/features/quoting/price-change';

afterEach(cleanup);

const dollars = (amount: number) => ({ amount, currency: '2' });
const said = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent ?? null;

function drawn(before: number | null, total: number) {
  const on = { accept: vi.fn<() => void>(), close: vi.fn<() => void>() };
  render(<PriceChange before={before === null ? null : dollars(before)} total={dollars(total)} on={on} />);
  return on;
}

it.each([
  ['dearer', 640_000, 652_550, ['$6,400.00', '$6,525.50', '+$125.50']],
  ['cheaper', 652_550, 640_000, ['$6,525.50', '$6,400.00', '($125.50)']],
  ['as it was', 640_000, 640_000, ['$6,400.00', '$6,400.00', '$0.00']],
  ['the first that is told', null, 640_000, [null, '$6,400.00', null]],
])('a price that is %s is shown beside the old one', (_, before, total, words) => {
  drawn(before, total);
  expect(['原价', '新价', '差额'].map(said)).toEqual(words);
});

it('a changed price is accepted by its own button only', () => {
  const on = drawn(640_000, 652_550);
  fireEvent.click(screen.getByRole('button', { name: '不接受' }));
  expect([on.accept.mock.calls.length, on.close.mock.calls.length]).toEqual([0, 1]);
  fireEvent.click(screen.getByRole('button', { name: '接受新价并继续' }));
  expect([on.accept.mock.calls.length, on.close.mock.calls.length]).toEqual([1, 1]);
});
