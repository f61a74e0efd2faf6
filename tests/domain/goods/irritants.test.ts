import { expect, it } from 'vitest';

import type { EyeKind, MixturePart, SkinKind } from '../../../domain/goods/mixture/component';
import { judgeEye, judgeSkin } from '../../../domain/goods/mixture/skin-eye';

const parts = <TSaid>(...rows: readonly (readonly [number, TSaid])[]): MixturePart<TSaid>[] =>
  rows.map(([percent, said], at) => ({ row: at + 1, percent, said }));

const skin = (corrosive: number, irritant: number) =>
  judgeSkin(parts<SkinKind>([corrosive, '1A'], [irritant, '2'], [90, 'N']), null).kind;

const eye = (damaging: number, irritant: number) =>
  judgeEye(parts<EyeKind>([damaging, '1'], [irritant, '2'], [90, 'N']), []).kind;

/** GHS 3.2.3.3.4 and 3.3.3.3.4: ten times the corrosives plus the irritants reach ten per cent. */
it.each([
  ['skin', skin],
  ['eyes', eye],
])('counts corrosives tenfold among irritants of the %s', (_, kindOf) => {
  expect([kindOf(0.2, 7.9), kindOf(0.2, 8), kindOf(0.5, 4.9), kindOf(0.5, 5)]).toEqual([
    'none',
    'irritant',
    'none',
    'irritant',
  ]);
});
