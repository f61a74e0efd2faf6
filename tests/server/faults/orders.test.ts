/** @module-tag long */
import { describe, expect, it } from 'vitest';

import { type Engine, ENGINES } from '../../faults/orders/place';
import { sufferOn, type Troubles } from '../../faults/orders/run';

/** Shorter forms; `npm run faults orders` runs the longest. */
const SHORT: Troubles[] = [{ cuts: 10, twins: 25, 'lost-answers': 10 }, { kills: 3 }];
const casesOf = (engine: Engine, all: Troubles[]) =>
  all.map((times) => ({ engine, times, told: JSON.stringify(times) }));
const CASES = ENGINES.flatMap((engine) => casesOf(engine, SHORT));

describe('orders under faults', () => {
  it.for(CASES)(
    'on $engine lose nothing, make nothing twice and leave no halves: $told',
    { timeout: 900_000 },
    async ({ engine, times }, context) => {
      const report = await sufferOn(engine, times);
      process.stdout.write(`${JSON.stringify({ engine, times, ...(report ?? { skipped: true }) })}\n`);
      if (!report) return context.skip('PostgreSQL: none');
      const faults = Object.values(times).reduce((sum, often) => sum + often, 0);
      expect(report).toMatchObject({ faults, lost: 0, duplicated: 0, halves: 0 });
      return expect(report.acknowledged).toBeGreaterThanOrEqual(faults);
    },
  );
});
