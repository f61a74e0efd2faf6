import { describe, expect, it } from 'vitest';

import { formulaOf } from '../../../domain/goods/tank/formula';
import type { FillFigures } from '../../../domain/goods/tank/fill';

const TOLUENE: FillFigures = {
  d15: 0.8718,
  d50: 0.839,
  fillC: 20,
  hottestC: 20,
  isDanger: true,
  isMild: true,
  viscosity: null,
};

describe('the formula by which a tank is filled', () => {
  it('is the one of 4.2.1.9.2 where the entry allows it, and of 4.2.1.9.3 where it does not', () => {
    expect(formulaOf(TOLUENE)).toEqual({
      kind: 'GROWS',
      clause: '4.2.1.9.2',
      share: 97,
      alpha: 0.001117,
      degrees: 30,
      percent: 93.85,
    });
    expect(formulaOf({ ...TOLUENE, isMild: false })).toMatchObject({ clause: '4.2.1.9.3', share: 95, percent: 91.91 });
  });

  it('goes by the hottest moment of a heated way once that leaves less room', () => {
    expect(formulaOf({ ...TOLUENE, fillC: 60, hottestC: 80 })).toMatchObject({
      kind: 'HOT',
      clause: '4.2.1.9.5',
      hotC: 80,
    });
    expect(formulaOf({ ...TOLUENE, hottestC: 51 })).toMatchObject({ kind: 'HOT', hotC: 51 });
    expect(formulaOf({ ...TOLUENE, fillC: 60, hottestC: 60 })).toMatchObject({ kind: 'HOT', percent: 95 });
  });

  it('never lets goods that are not dangerous above ninety-five', () => {
    const harmless = { ...TOLUENE, isDanger: false, fillC: 45, hottestC: 45 };
    expect(formulaOf(harmless)).toEqual({ kind: 'CAPPED', percent: 95 });
    expect(formulaOf({ ...harmless, fillC: 20, hottestC: 20 })).toMatchObject({ kind: 'GROWS', percent: 93.85 });
  });
});
