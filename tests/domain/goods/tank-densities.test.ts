import { assert, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findDensities } from '../../../domain/goods/tank/densities';
import { thermalExpansion } from '../../../domain/goods/tank/fill';

const TOLUENE = { d15: 0.8718, d50: 0.839 };
const NOTHING = { d15: null, d50: null };

describe('two densities of a liquid', () => {
  it('are the typed ones, or those of the library', () => {
    expect(findDensities({ d15: 1.1, d50: 1.05 }, TOLUENE)).toEqual({ d15: 1.1, d50: 1.05 });
    expect(findDensities(NOTHING, TOLUENE)).toEqual(TOLUENE);
    expect(findDensities(NOTHING, null)).toBeNull();
    expect(findDensities({ d15: 1.1, d50: null }, null)).toBeNull();
    expect(findDensities({ d15: null, d50: 1.1 }, null)).toBeNull();
  });

  it('derive the missing one by the expansion of the library', () => {
    expect(findDensities({ d15: 0.8718, d50: null }, TOLUENE)).toEqual(TOLUENE);
    expect(findDensities({ d15: null, d50: 0.839 }, TOLUENE)).toEqual(TOLUENE);
    expect(findDensities({ d15: 0.86, d50: null }, TOLUENE)).toEqual({ d15: 0.86, d50: 0.8276 });
    expect(findDensities({ d15: null, d50: 0.83 }, TOLUENE)).toEqual({ d15: 0.8625, d50: 0.83 });
  });

  it('never expand less than the library says, whichever is typed', () => {
    const typed = record({ typed: double({ min: 0.4, max: 3, noNaN: true }) });
    assert(
      property(typed, ({ typed: one }) => {
        for (const said of [
          { d15: one, d50: null },
          { d15: null, d50: one },
        ]) {
          const both = findDensities(said, TOLUENE);
          expect(both && thermalExpansion(both)).toBeGreaterThanOrEqual(thermalExpansion(TOLUENE) - 1e-5);
        }
      }),
    );
  });
});
