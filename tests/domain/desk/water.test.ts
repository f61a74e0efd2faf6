import { describe, expect, it } from 'vitest';

import { judgeAquatic, aquaticUntold } from '../../../domain/goods/mixture/aquatic';
import type { AquaticKind } from '../../../domain/goods/mixture/component';

const parts = <TSaid>(rows: readonly (readonly [number, TSaid])[]) =>
  rows.map(([percent, said], at) => ({ row: at + 1, percent, said }));

const water = (rows: readonly (readonly [number, AquaticKind | null, number | null])[]) =>
  parts(rows.map(([percent, kind, factor]) => [percent, { kind, factor }] as const));
const inWater = (rows: Parameters<typeof water>[0]) => judgeAquatic(water(rows)).map(({ code }) => code);

describe('aquatic toxicity', () => {
  it('adds up by the M factors', () => {
    expect(
      inWater([
        [2.5, 'A1', 10],
        [2.5, 'C1', 1],
      ]),
    ).toEqual(['H400', 'H411']);
    expect(inWater([[30, 'C2', null]])).toEqual(['H411']);
    expect(inWater([[2, 'C1', 1]])).toEqual([]);
    expect(inWater([[25, 'A1C1', 1]])).toEqual(['H400', 'H410']);
  });

  it('stays open until every component is known', () => {
    expect(
      aquaticUntold(
        water([
          [2, 'C1', null],
          [98, 'N', null],
        ]),
      ),
    ).toBe('1');
    expect(
      aquaticUntold(
        water([
          [2, 'C2', null],
          [98, null, null],
        ]),
      ),
    ).toBe('2');
  });
});
