import { expect, it } from 'vitest';

import type { Capability } from '../../../../server/orders/after/after';
import type { OrderMove, MoveTexts } from '../../../../server/orders/after/deps';
import type { Queries } from '../../../../server/base/database/database';
import { unitsBack } from '../../../../server/orders/orders/units-back';
import { giveBackPart } from '../../../../server/world/takings/give-back';
import { holdStocks } from '../../../../server/world/takings/hold-stocks';
import {
  readNeighbours,
  keepLess,
  leaveSharedStocks,
  putInside,
  stayUntil,
} from '../../../../server/world/takings/neighbours';
import { takeStock } from '../../../../server/world/takings/take';
import { readTaken } from '../../../../server/world/takings/taken';
import { takeTurns } from '../../../../server/world/takings/turns';
import { watchAfter } from '../../../support/modes/watched-after';

const STOCK = { stockId: 'S', market: 'M', untilAt: '2026-12-03T00:00:00.000Z' };
const HELD = { stockId: 'S', measure: 'TURN', amount: 1 } as const;
const INSIDE = { stockId: 'S', body: {}, fromDay: null, toDay: null };

/** Answers every query with one row that has takings. */
const database: Queries = { query: async () => [{ stockId: 'S', takings: [HELD] }] as never };

const doing = (
  id: string,
  does: (inside: Queries) => Promise<unknown>,
  texts: MoveTexts | null = null,
): Capability => ({
  id,
  async onMove(inside) {
    await does(inside);
    return texts;
  },
});

/** Runs two capabilities on one move each and returns the check of the watcher. */
async function after(
  one: Capability,
  other: Capability,
  events: readonly OrderMove['event'][] = ['completed', 'completed'],
) {
  const holdToOneEach = watchAfter([one, other]);
  for (const [at, capability] of [one, other].entries())
    await capability.onMove?.(database, { order: { mode: 'WH' }, event: events[at] } as OrderMove);
  return holdToOneEach;
}

const units = () => doing('units', (inside) => unitsBack(inside, ['N']));

it.each([
  ['takes', (inside: Queries) => takeStock(inside, [{ ...STOCK, ...HELD, most: 1 }])],
  ['gives back', (inside: Queries) => giveBackPart(inside, 'N', [HELD])],
  ['holds', (inside: Queries) => holdStocks(inside, ['S'])],
  ['waits for a turn of', (inside: Queries) => takeTurns(inside, [STOCK])],
  ['puts into', (inside: Queries) => putInside(inside, 'N', [INSIDE])],
  ['stays longer in', (inside: Queries) => stayUntil(inside, { orderNo: 'N', stockId: 'S', toDay: '2026-12-04' })],
  ['keeps less in', (inside: Queries) => keepLess(inside, 'N', (body) => body)],
  ['leaves', (inside: Queries) => leaveSharedStocks(inside, ['N'])],
] as const)('stock check reports two capabilities that touch stocks when one %s one', async (_, does) => {
  expect(await after(units(), doing('other', does))).toThrow('WH completed touches stocks: units, other');
  expect(await after(units(), doing('other', does), ['completed', 'departed'])).not.toThrow();
});

it('stock check allows capabilities that only read stocks', async () => {
  const looks = async (inside: Queries) => [await readTaken(inside, ['S']), await readNeighbours(inside, ['S'])];
  expect(await after(units(), doing('other', looks))).not.toThrow();
});

it('note check allows one capability per event', async () => {
  const speaks = (id: string) => doing(id, async () => null, { note: id });
  expect(await after(speaks('one'), speaks('other'))).toThrow('WH completed speaks: one, other');
  expect(await after(speaks('one'), speaks('other'), ['completed', 'departed'])).not.toThrow();
});
