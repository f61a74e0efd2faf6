import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { PastSearch } from '../../../machines/booking/booking-search';
import { PastSearches } from '../../../src/features/booking-search/past-searches';
import { HAMBURG, SHANGHAI } from '../../../stories/booking/trade.fixtures';

afterEach(cleanup);

const of = (form: object, mode = 'FCL') =>
  ({ mode, form: { org: SHANGHAI, dst: HAMBURG, goods: null, ...form } }) as unknown as PastSearch;

it('a past search shows its ports and goods, by UN number if any, and repeats on a press', () => {
  const onRepeat = vi.fn<(at: number) => void>();
  const past = [
    of({}),
    of({ goods: { goodsId: 'm', unNo: '1230', nameCn: '甲醇' } }),
    of({ goods: { goodsId: 'g', unNo: null, nameCn: '甘油' } }),
    of({ dst: null }),
  ];
  render(<PastSearches past={past} onRepeat={onRepeat} />);
  const presses = screen.getAllByRole('button');
  expect(presses.map(({ textContent }) => textContent)).toEqual([
    '上海 → 汉堡',
    '上海 → 汉堡 · UN 1230',
    '上海 → 汉堡 · 甘油',
    '上海',
  ]);
  for (const press of presses) fireEvent.click(press);
  expect(onRepeat.mock.calls).toEqual([[0], [1], [2], [3]]);
});
