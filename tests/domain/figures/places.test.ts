// Coordinates against the specification and the drawn chart.
import { describe, expect, it } from 'vitest';

import { PORT_PLACES } from '../../../domain/places/port-places';
import { SEA_NODES, STRETCHES, type SeaNode } from '../../../domain/places/sea-nodes';
import { CITIES } from '../../../server/world/ports/cities';
import { splitRoute, type Point } from '../../../src/features/order-success/chart-of-seas';
import { ashore } from '../../support/coasts';
import ports from '../../support/papers/ports.json';

const places: Readonly<Record<string, readonly number[]>> = ports;

it('places every port where the paper puts it', () => {
  expect(Object.entries(PORT_PLACES)).toEqual(Object.keys(PORT_PLACES).map((code) => [code, places[code]]));
});

describe('sea way', () => {
  /** Rivers and canals cross land. */
  const RIVER: readonly SeaNode[] = ['chongqing', 'wuhan', 'jiangyin', 'yangtze'];
  const CANAL: readonly SeaNode[] = ['suez', 'saidPort'];
  /** Two thirds of a degree: the chart is smoother than islands and capes. */
  const SMOOTH = 2.2;
  const STEPS = 50;

  const along = ([fromX, fromY]: Point, [toX, toY]: Point): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, step) => [
      fromX + ((toX - fromX) * step) / STEPS,
      fromY + ((toY - fromY) * step) / STEPS,
    ]);
  const isInland = (one: SeaNode, other: SeaNode): boolean =>
    [RIVER, CANAL].some((way) => way.includes(one) && way.includes(other));

  it('crosses no land of the chart', () => {
    const legs = STRETCHES.flatMap((nodes) =>
      nodes.slice(1).flatMap((to, at): [SeaNode, SeaNode][] => {
        const from = nodes[at];
        return from === undefined || isInland(from, to) ? [] : [[from, to]];
      }),
    );
    const deep = legs.map(([from, to]) => {
      const pieces = splitRoute([SEA_NODES[from], SEA_NODES[to]]);
      const points = pieces.flatMap((piece) => piece.slice(1).flatMap((end, at) => along(piece[at] ?? end, end)));
      return { leg: `${from} to ${to}`, deep: Math.max(...points.map(ashore)) };
    });
    expect(legs.length).toBeGreaterThan(80);
    expect(deep.filter((one) => one.deep > SMOOTH)).toEqual([]);
  });
});

describe('city with a warehouse', () => {
  const names = (by: 6 | 7): string =>
    CITIES.toSorted((one, other) => one[by] - other[by])
      .map(([, nameCn]) => nameCn)
      .join(' ');

  it('is ordered from west to east', () => {
    expect(names(7)).toBe(
      '成都 重庆 钦州 西安 广州 珠海 武汉 惠州 沧州 天津 淄博 厦门 唐山 东营 泉州 南京 连云港 泰州 常州 青岛 苏州 嘉兴 南通 烟台 上海 宁波 大连 舟山',
    );
  });

  it('is ordered from south to north', () => {
    expect(names(6)).toBe(
      '钦州 珠海 惠州 广州 厦门 泉州 重庆 宁波 舟山 成都 武汉 嘉兴 上海 苏州 常州 南通 南京 泰州 西安 连云港 青岛 淄博 东营 烟台 沧州 大连 天津 唐山',
    );
  });
});
