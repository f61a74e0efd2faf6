import { expect, it } from 'vitest';

import type { Queries } from '../../../../server/base/database/database';
import type { BookedMode } from '../../../../server/trade/modes/mode';
import { type PlacingOrder, placedTogether } from '../../../../server/orders/orders/placing';

/** Order of goods that must be compatible with others in these stocks. */
const into = (...stockIds: string[]): PlacingOrder => {
  const turns = () => stockIds.map((stockId) => ({ stockId, market: 'ROOM', untilAt: 'infinity' }));
  const stock = { turns, place: () => ({ takings: [], kept: [], findings: [] }) };
  return { mode: { stock }, ofBuyer: [] } as unknown as PlacingOrder & { mode: BookedMode };
};

it('joint placing locks the turns of all orders first, in one statement', async () => {
  const asked: [string, unknown][] = [];
  const inside: Queries = {
    query: (sql, parameters) => {
      asked.push([sql, parameters?.[0]]);
      return Promise.resolve([]);
    },
  };
  await placedTogether(inside, [into('R1', 'R2'), into('R3'), into('R2', 'R4')]);
  expect(asked[0]?.[0]).toContain("'TURN'");
  expect(asked[0]?.[1]).toEqual(['R1', 'R2', 'R3', 'R4']);
  expect(asked.slice(1).filter(([sql]) => sql.includes("'TURN'"))).toEqual([]);
});
