import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { RailSearch } from '../../../domain/modes/rail/search';
import { TrainCalendar } from '../../../src/modes/rail/train-calendar';
import { GLYCEROL, SEARCH, trainsOf } from '../../../stories/modes/rail.fixtures';

afterEach(cleanup);

/** Six trains from 25 November on with 16 TEU each; 4 December is on request. */
function drawn(boxes: RailSearch['boxes']) {
  const search = { ...SEARCH, boxes };
  const offers = trainsOf(search, GLYCEROL);
  const onChoose = vi.fn<(day: string) => void>();
  const [chosen] = offers;
  if (!chosen) throw new Error('there is no train');
  render(
    <TrainCalendar
      offers={offers}
      search={search}
      chosen={chosen}
      now={Date.parse('2026-11-20T02:00:00Z')}
      onChoose={onChoose}
    />,
  );
  return { onChoose, days: screen.getAllByRole('button') };
}

describe('train calendar', () => {
  it.each<[left: string, boxes: RailSearch['boxes']]>([
    ['8 箱', [{ type: '40HQ', count: 1 }]],
    ['16 箱', [{ type: '20GP', count: 2 }]],
    [
      '16 TEU',
      [
        { type: '20GP', count: 2 },
        { type: '40HQ', count: 1 },
      ],
    ],
  ])('shows that a train still takes %s', (left, boxes) => {
    const { days } = drawn(boxes);
    expect(days[1]?.textContent).toContain(left);
  });

  it('marks the chosen day, changes it by a press, and shows no price for enquiry days', () => {
    const { onChoose, days } = drawn(SEARCH.boxes);
    expect(days.map((day) => day.getAttribute('aria-pressed'))).toEqual(['true', ...Array(5).fill('false')]);
    const [, second, asked] = days;
    expect(second?.textContent).toContain('$');
    expect(asked?.textContent).not.toContain('$');
    if (second) fireEvent.click(second);
    expect(onChoose).toHaveBeenCalledWith('2026-12-02');
  });
});
