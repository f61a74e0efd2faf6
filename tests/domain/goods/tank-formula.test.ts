import { describe, expect, it } from 'vitest';

import { decidingFormula } from '../../../domain/goods/tank/formula';
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

describe('filling formula of a tank', () => {
  it('follows 4.2.1.9.2 when the entry allows it and 4.2.1.9.3 otherwise', () => {
    expect(decidingFormula(TOLUENE)).toEqual({
      kind: 'GROWS',
      clause: '4.2.1.9.2',
      share: 97,
      alpha: 0.001117,
      degrees: 30,
      percent: 93.85,
    });
    expect(decidingFormula({ ...TOLUENE, isMild: false })).toMatchObject({
      clause: '4.2.1.9.3',
      share: 95,
      percent: 91.91,
    });
  });

  it('uses the hottest temperature of a heated way when that leaves less room', () => {
    expect(decidingFormula({ ...TOLUENE, fillC: 60, hottestC: 80 })).toMatchObject({
      kind: 'HOT',
      clause: '4.2.1.9.5',
      hotC: 80,
    });
    expect(decidingFormula({ ...TOLUENE, hottestC: 51 })).toMatchObject({ kind: 'HOT', hotC: 51 });
    expect(decidingFormula({ ...TOLUENE, fillC: 60, hottestC: 60 })).toMatchObject({ kind: 'HOT', percent: 95 });
  });

  it('caps harmless goods at ninety-five per cent', () => {
    const harmless = { ...TOLUENE, isDanger: false, fillC: 45, hottestC: 45 };
    expect(decidingFormula(harmless)).toEqual({ kind: 'CAPPED', percent: 95 });
    expect(decidingFormula({ ...harmless, fillC: 20, hottestC: 20 })).toMatchObject({ kind: 'GROWS', percent: 93.85 });
  });
});
