import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { FCL_LIST } from '../../../domain/modes/fcl/list';
import { Filters } from '../../../src/features/offer-board/filters';
import { CardSketch } from '../../../src/modes/fcl/sailings/card-sketch';
import { boardView } from '../../../stories/booking/board.fixtures';
import { SAILINGS } from '../../../stories/booking/sailings.fixtures';

const view = boardView(FCL_LIST, null, SAILINGS);
const { facets } = view;

const offered = (direct: number, via: number): number => {
  const on = { filter: vi.fn<() => void>(), clearFilter: vi.fn<() => void>() };
  const { unmount } = render(<Filters view={{ ...view, facets: { ...facets, ways: { direct, via } } }} on={on} />);
  const choices = screen.getAllByRole('checkbox').length;
  unmount();
  return choices;
};

it('a filter is offered for each kind with an entry and for no other', () => {
  const none = offered(0, 0);
  expect([offered(1, 0) - none, offered(0, 1) - none, offered(1, 1) - none]).toEqual([1, 1, 2]);
});

it('sliders at their limits set no filter', () => {
  const on = { filter: vi.fn<(change: object) => void>(), clearFilter: vi.fn<() => void>() };
  render(<Filters view={{ ...view, facets: { ...facets, free: { least: 7, most: 14 } } }} on={on} />);
  const free = screen.getByRole('slider', { name: /免/ });
  expect(free.getAttribute('aria-valuetext')).toBe('不限');
  fireEvent.change(free, { target: { value: '10' } });
  fireEvent.blur(free);
  expect(on.filter.mock.calls).toEqual([[{ leastFree: 10 }]]);
});

it('a card sketch shows its price or that it has none', () => {
  const [sailing] = SAILINGS.filter(({ price }) => price !== null);
  if (!sailing) throw new Error('none has a price');
  const told = (price: typeof sailing.price) => {
    const { container, unmount } = render(<CardSketch sailing={{ ...sailing, price }} />);
    const words = container.textContent ?? '';
    unmount();
    return words;
  };
  expect(told(sailing.price)).toMatch(/\$[\d,]+\.\d\d/);
  expect(told(null)).not.toMatch(/\$[\d,]+\.\d\d/);
});
