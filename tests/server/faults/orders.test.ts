import { describe, expect, it } from 'vitest';

import { type Engine, ENGINES } from '../../faults/orders/place';
import { firstNowFor } from '../../support/long';
import { type Kind, sufferOn } from '../../faults/orders/run';

/** The shorter forms; the longest is `npm run faults orders`. */
const FEW: Record<Kind, number> = { cuts: 2, twins: 5, 'lost-answers': 2, kills: 1 };
const MORE: Record<Kind, number> = { cuts: 10, twins: 25, 'lost-answers': 10, kills: 4 };
const casesOf = (engine: Engine, all: Record<Kind, number>) =>
  (Object.entries(all) as [Kind, number][]).map(([kind, times]) => ({ engine, kind, times }));
/** A few of each on the engine that is always there, and then more of them on each. */
const NOW = casesOf('pglite', FEW);
const CASES = [...NOW, ...ENGINES.flatMap((engine) => casesOf(engine, MORE))];

describe('orders', () => {
  firstNowFor(it, NOW.length)(CASES)(
    'on $engine lose nothing, make nothing twice and leave no halves: $times $kind',
    { timeout: 900_000 },
    async ({ engine, kind, times }, context) => {
      const report = await sufferOn(engine, kind, times);
      process.stdout.write(`${JSON.stringify({ engine, kind, ...(report ?? { skipped: true }) })}\n`);
      if (!report) return context.skip('PostgreSQL: none');
      expect(report).toMatchObject({ faults: times, lost: 0, duplicated: 0, halves: 0 });
      return expect(report.acknowledged).toBeGreaterThanOrEqual(times);
    },
  );
});
