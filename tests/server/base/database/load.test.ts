import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Database } from '../../../../server/base/database/database';
import { emptyDatabase } from '../../support/engine';

let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

it('reports the number of busy connections and of waiting transactions', async () => {
  const before = database.load?.();
  expect(before).toMatchObject({ busy: 0, waiting: 0 });
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const work = Array.from({ length: 12 }, () => database.tx(() => held));
  const seen = () => database.load?.() ?? { busy: 0, waiting: 0 };
  await expect.poll(() => seen().busy > 0 && seen().busy + seen().waiting).toBe(12);
  expect(seen().waiting).toBeGreaterThan(0);
  finish();
  await Promise.all(work);
  expect(database.load?.()).toMatchObject({ busy: 0, waiting: 0 });
});
