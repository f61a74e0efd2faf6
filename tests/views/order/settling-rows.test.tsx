import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Sailing } from '../../../domain/offer/sailing';
import { useSettlingRows } from '../../../src/features/offer-board/settling-rows';
import { SAILINGS } from '../../../stories/booking/sailings.fixtures';

const ROWS: readonly Sailing[] = Array.from({ length: 300 }, (_, at) => {
  const one = SAILINGS[at % SAILINGS.length];
  if (!one) throw new Error('there are no sailings');
  return { ...one, sailingId: `sailing-${at}` };
});

const idsOf = (rows: readonly Sailing[]) => rows.map(({ sailingId }) => sailingId);

/** Records every render of a list in order. */
function watched(first: readonly Sailing[]) {
  const pictures: string[][] = [];
  const standing: number[] = [];
  function List({ rows }: { rows: readonly Sailing[] }) {
    const { shown, ref } = useSettlingRows(rows);
    pictures.push(idsOf(shown.flatMap((part) => (part.isGone ? [] : part.rows))));
    standing.push(shown.flatMap((part) => part.rows).length);
    return <div ref={ref} />;
  }
  const { rerender } = render(<List rows={first} />);
  return {
    pictures,
    standing,
    change: (rows: readonly Sailing[]) => {
      pictures.length = 0;
      standing.length = 0;
      rerender(<List rows={rows} />);
    },
  };
}

describe('settling of a long list', () => {
  it('starts with the visible rows and ends with all, in order', () => {
    const { pictures } = watched(ROWS);
    expect(pictures[0]).toHaveLength(4);
    expect(pictures.at(-1)).toEqual(idsOf(ROWS));
  });

  it('never shows a filtered-out row', () => {
    const { pictures, standing, change } = watched(ROWS);
    const left = ROWS.filter((_, at) => at % 2 === 0);
    change(left);
    expect(pictures.flat().filter((id) => !idsOf(left).includes(id))).toEqual([]);
    expect(pictures.at(-1)).toEqual(idsOf(left));
    expect(standing.at(-1), 'what has left stays nowhere').toBe(left.length);
  });

  it('removes filtered-out rows part by part', () => {
    const { standing, change } = watched(ROWS);
    change(ROWS.slice(0, 2));
    expect(new Set(standing).size).toBeGreaterThan(2);
    expect(standing.at(-1)).toBe(2);
  });

  it('shows no filtered-out row when the order changes meanwhile', () => {
    const { pictures, change } = watched(ROWS);
    const left = ROWS.filter((_, at) => at % 2 === 0);
    change(left);
    change(left.toReversed());
    expect(pictures.flat().filter((id) => !idsOf(left).includes(id))).toEqual([]);
    expect(pictures.at(-1)).toEqual(idsOf(left.toReversed()));
  });

  it('keeps its length while another order settles', () => {
    const { pictures, change } = watched(ROWS);
    const turned = ROWS.toReversed();
    change(turned);
    expect(new Set(pictures.map(({ length }) => length))).toEqual(new Set([ROWS.length]));
    expect(pictures.at(-1)).toEqual(idsOf(turned));
  });
});
