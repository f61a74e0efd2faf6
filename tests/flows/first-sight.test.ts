import { describe, expect, it } from 'vitest';

import { fitPlace, isInSight, openPlace } from '../../flows/atlas/place';
import { agreedFigures } from '../../flows/facts/reports';
import { machines } from '../../flows/list/machines';

const DESKTOP = { width: 1000, height: 720 };
const PHONE = { width: 390, height: 460 };
const READABLE = 0.8;

const EDGES = [60, 400, 720, 1_000, 2_000, 8_000];
const sizes = EDGES.flatMap((width) => EDGES.map((height) => ({ width, height })));

describe('first view of a chart', () => {
  it.each([
    { name: 'a desktop', pane: DESKTOP },
    { name: 'a phone', pane: PHONE },
  ])('is readable on $name, showing the start when large', ({ pane }) => {
    const begin = { x: 40, y: 40, width: 120, height: 60 };
    const small = sizes.filter((size) => openPlace(pane, size, begin).scale < READABLE);
    expect(small).toEqual([]);
    expect(sizes.filter((size) => !isInSight(pane, begin, openPlace(pane, size, begin)))).toEqual([]);
  });

  it('shows the title at the corner when the start is near', () => {
    const begin = { x: 200, y: 200, width: 120, height: 60 };
    expect(openPlace(PHONE, { width: 3_000, height: 2_000 }, begin)).toEqual({ x: 24, y: 24, scale: READABLE });
  });

  it('starts at the corner of a start larger than the pane', () => {
    const begin = { x: 1_000, y: 1_000, width: 1_100, height: 700 };
    expect(openPlace(PHONE, { width: 3_000, height: 3_000 }, begin)).toEqual({ x: -776, y: -776, scale: READABLE });
  });

  it('shows the whole chart when it fits, and never scrolls beyond it', () => {
    const little = { width: 400, height: 300 };
    expect(openPlace(DESKTOP, little, null)).toEqual(fitPlace(DESKTOP, little));
    const far = { x: 3_900, y: 2_900, width: 100, height: 60 };
    const { x, y, scale } = openPlace(DESKTOP, { width: 4_000, height: 3_000 }, far);
    expect([x + 4_000 * scale, y + 3_000 * scale]).toEqual([DESKTOP.width - 24, DESKTOP.height - 24]);
  });
});

describe('figures of a checkout without a run', () => {
  it('come from the table beside the pictures', () => {
    expect(agreedFigures('gone')).toBeNull();
    expect(agreedFigures('x', '| 流程 | 走过 |\n| --- | --- |\n| [x](x.txt) | 7/8 |')).toEqual({
      walked: 7,
      transitions: 8,
    });
    expect([...machines.keys()].filter((id) => agreedFigures(id) === null)).toEqual([]);
  });
});
