import { assert, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { densitiesOf } from '../../../domain/goods/tank/densities';
import { expansionOf } from '../../../domain/goods/tank/fill';

const TOLUENE = { d15: 0.8718, d50: 0.839 };
const NOTHING = { d15: null, d50: null };

describe('the two densities of a liquid', () => {
  it('are those that were typed, or those of the library', () => {
    expect(densitiesOf({ d15: 1.1, d50: 1.05 }, TOLUENE)).toEqual({ d15: 1.1, d50: 1.05 });
    expect(densitiesOf(NOTHING, TOLUENE)).toEqual(TOLUENE);
    expect(densitiesOf(NOTHING, null)).toBeNull();
    expect(densitiesOf({ d15: 1.1, d50: null }, null)).toBeNull();
    expect(densitiesOf({ d15: null, d50: 1.1 }, null)).toBeNull();
  });

  it('of which one was typed grow as the library says, and as it says itself where it was its own', () => {
    expect(densitiesOf({ d15: 0.8718, d50: null }, TOLUENE)).toEqual(TOLUENE);
    expect(densitiesOf({ d15: null, d50: 0.839 }, TOLUENE)).toEqual(TOLUENE);
    expect(densitiesOf({ d15: 0.86, d50: null }, TOLUENE)).toEqual({ d15: 0.86, d50: 0.8276 });
    expect(densitiesOf({ d15: null, d50: 0.83 }, TOLUENE)).toEqual({ d15: 0.8625, d50: 0.83 });
  });

  it('never grow less than the library says, whichever was typed', () => {
    const typed = record({ typed: double({ min: 0.4, max: 3, noNaN: true }) });
    assert(
      property(typed, ({ typed: one }) => {
        for (const said of [
          { d15: one, d50: null },
          { d15: null, d50: one },
        ]) {
          const both = densitiesOf(said, TOLUENE);
          expect(both && expansionOf(both)).toBeGreaterThanOrEqual(expansionOf(TOLUENE) - 1e-5);
        }
      }),
    );
  });
});
