import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { PORT_PLACES } from '../../../domain/places/port-places';
import { routeFrame, splitRoute, pointOnMap } from '../../../src/features/order-success/chart-of-seas';
import { LaneChart } from '../../../src/features/order-success/lane-chart';

const endOf = (code: string) => ({ code, nameCn: code, nameEn: code });
const lane = (org: string, dst: string) => render(<LaneChart org={endOf(org)} dst={endOf(dst)} />).container;

/** Ports on the home page chart, drawn separately from the same coasts. */
const DRAWN: readonly (readonly [code: string, x: number, y: number])[] = [
  ['CNSHA', 909.8, 198.4],
  ['NLRTM', 653.3, 137],
  ['AEJEA', 740.9, 217.1],
  ['USLAX', 1203.2, 190.8],
  ['AUSYD', 982.1, 393.9],
];

describe('lane chart', () => {
  it.each(DRAWN)('places %s on the coast', (code, x, y) => {
    const [left, top] = pointOnMap(PORT_PLACES[code] ?? [0, 0]);
    expect(Math.abs(left - x)).toBeLessThan(4);
    expect(Math.abs(top - y)).toBeLessThan(4);
  });

  it('shows the whole route with both ports over the coasts', () => {
    const chart = lane('CNSHA', 'NLRTM');
    expect(chart.querySelector('image')?.getAttribute('href')).toContain('coasts');
    expect(chart.querySelectorAll('path')).toHaveLength(3);
    const [x = 0, y = 0, width = 0, height = 0] = (chart.querySelector('svg')?.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number);
    const points = splitRoute([PORT_PLACES['CNSHA'] ?? [0, 0], PORT_PLACES['NLRTM'] ?? [0, 0]]).flat();
    for (const [left, top] of points) {
      expect(left > x && left < x + width).toBe(true);
      expect(top > y && top < y + height).toBe(true);
    }
  });

  it('splits a route at the edge of the picture', () => {
    const pieces = splitRoute([
      [-35.8, 20],
      [-31, -20],
      [-24, -46],
    ]);
    expect(pieces.map(({ length }) => length)).toEqual([3, 2]);
    const [leaves, comesBack] = [pieces[0]?.at(-1), pieces[1]?.[0]];
    expect(leaves?.[1]).toBeCloseTo(comesBack?.[1] ?? 0);
  });

  it('keeps its aspect ratio for a short route', () => {
    for (const points of [
      [
        [900, 200],
        [905, 202],
      ],
      [
        [600, 100],
        [1300, 400],
      ],
    ] as const) {
      const { width, height } = routeFrame(points);
      expect(width / height).toBeCloseTo(320 / 130);
      expect(width).toBeGreaterThanOrEqual(150);
    }
  });

  it('draws nothing for an unknown port', () => {
    expect(lane('CNSHA', 'XXXXX').childElementCount).toBe(0);
  });
});
