import { expect, it } from 'vitest';

import type { AnyTool, ToolEntries } from '../../../domain/desk/tool';
import { BAG_TOOL } from '../../../domain/desk/tools/bag';
import { DEM_TOOL } from '../../../domain/desk/tools/dem';
import { EQ_TOOL } from '../../../domain/desk/tools/eq';
import { FIRE_TOOL } from '../../../domain/desk/tools/fire';
import { LQ_TOOL } from '../../../domain/desk/tools/lq';
import { MARK_TOOL } from '../../../domain/desk/tools/mark';
import { MIX_TOOL } from '../../../domain/desk/tools/mix';
import { PG_TOOL } from '../../../domain/desk/tools/pg';
import { PTS_TOOL } from '../../../domain/desk/tools/pts';
import { Q_TOOL } from '../../../domain/desk/tools/q';
import { TANK_TOOL } from '../../../domain/desk/tools/tank';
import { judged } from '../../support/desk';

const FIGURES: readonly [
  tool: AnyTool,
  key: string,
  least: number,
  most: number,
  places: number,
  beside?: ToolEntries,
][] = [
  [BAG_TOOL, 'rho', 0.6, 1.6, 4],
  [BAG_TOOL, 't', -40, 100, 1],
  [BAG_TOOL, 'v', 1, 100_000, 0],
  [BAG_TOOL, 'q', 0.001, 1000, 3],
  [DEM_TOOL, 'qty', 1, 99, 0],
  [DEM_TOOL, 'days', 0, 365, 0],
  [EQ_TOOL, 'i1', 0.001, 10_000, 3],
  [EQ_TOOL, 'n1', 1, 10_000, 0],
  [EQ_TOOL, 'p', 1, 100_000, 0],
  [FIRE_TOOL, 'flash', -100, 300, 1, { state: 'LIQUID' }],
  [FIRE_TOOL, 'lel', 0.1, 100, 1, { state: 'GAS' }],
  [LQ_TOOL, 'gross', 0.01, 1000, 2],
  [MARK_TOOL, 'density', 0.3, 5, 3, { state: 'LIQUID' }],
  [MIX_TOOL, 'flash', -100, 300, 1],
  [MIX_TOOL, 'boil', -200, 600, 1],
  [MIX_TOOL, 'ph', 0, 14, 2],
  [MIX_TOOL, 'p1', 0.0001, 100, 4],
  [MIX_TOOL, 'm1', 1, 1_000_000, 0, { oral1: '200' }],
  [PG_TOOL, 'flash', -100, 300, 1],
  [PG_TOOL, 'boil', -200, 600, 1],
  [PTS_TOOL, 'a1', 0.001, 100_000, 3],
  [Q_TOOL, 'n1', 0.001, 1000, 3],
  [Q_TOOL, 'pc1', 0.1, 100, 1],
  [TANK_TOOL, 'tf', -40, 100, 1],
  [TANK_TOOL, 'hot', -40, 130, 1, { tf: '60' }],
  [TANK_TOOL, 'q', 0.001, 1000, 3],
  [TANK_TOOL, 'd15', 0.4, 3, 4],
  [TANK_TOOL, 'd50', 0.4, 3, 4],
  [TANK_TOOL, 'visc', 0.1, 1_000_000, 1],
];

const named = FIGURES.map(([tool, key, least, most, places, beside = {}]) => {
  const name = `${tool.head} takes ${key} from ${least} to ${most}`;
  return { name, tool, key, least, most, places, beside };
});

it.each(named)('$name', ({ tool, key, least, most, places, beside }) => {
  const faultAt = (text: string) => {
    const said = judged(tool, { ...beside, [key]: text });
    return said.kind === 'faulty' ? (said.faults[key] ?? null) : null;
  };
  const written = (value: number) => value.toFixed(places);
  const step = 10 ** -places;
  expect([faultAt(written(least)), faultAt(written(most))]).toEqual([null, null]);
  expect(faultAt(written(most + step))).toEqual({ code: 'range', least, most });
  expect(faultAt(written(least - step))).not.toBeNull();
  expect(faultAt(`${written(least)}${places === 0 ? '.5' : '5'}`), 'no figure more behind the point').toEqual({
    code: 'number',
  });
});

it('lists missing required fields of an empty form, in rows and alone', () => {
  const missing = (tool: AnyTool) => {
    const said = judged(tool, {});
    return said.kind === 'blank' ? said.missing : said.kind;
  };
  expect(missing(TANK_TOOL)).toEqual(expect.arrayContaining(['ty', 'tf']));
  expect(missing(MIX_TOOL)).toContain('p1');
});
