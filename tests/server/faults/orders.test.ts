import { describe, expect, it } from 'vitest';

import { ENGINES } from '../../faults/orders/place';
import { type Kind, sufferOn } from '../../faults/orders/run';

/** The short form; the long one is `npm run faults orders`. */
const TIMES: Record<Kind, number> = { cuts: 10, twins: 25, 'lost-answers': 10, kills: 4 };
const CASES = ENGINES.flatMap((engine) => (Object.keys(TIMES) as Kind[]).map((kind) => ({ engine, kind })));

describe('orders', () => {
  it.for(CASES)(
    'on $engine lose nothing, make nothing twice and leave no halves: $kind',
    { timeout: 900_000 },
    async ({ engine, kind }, context) => {
      const times = TIMES[kind];
      const report = await sufferOn(engine, kind, times);
      process.stdout.write(`${JSON.stringify({ engine, kind, ...(report ?? { skipped: true }) })}\n`);
      if (!report) return context.skip('PostgreSQL: none');
      expect(report).toMatchObject({ faults: times, lost: 0, duplicated: 0, halves: 0 });
      return expect(report.acknowledged).toBeGreaterThanOrEqual(times);
    },
  );
});
