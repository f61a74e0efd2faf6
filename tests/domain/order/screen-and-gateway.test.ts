import { array, assert, asyncProperty } from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { fclForm } from '../../../contract/modes/fcl/order';
import { knowing } from '../../../domain/goods/identity';
import { FCL } from '../../../domain/modes/fcl/mode';
import type { FclForm } from '../../../domain/modes/fcl/form';
import { identify } from '../../../server/dangerous-goods/identify';
import { LIBRARY } from '../../../server/dangerous-goods/library';
import { anyMove, type Move } from '../../support/screen/edits';
import { openForm } from '../../support/screen/page';
import { KEPT_QUOTES } from '../../support/screen/quotes';

/** What the gateway makes of a form as it arrives, by what it has kept itself. */
function judged(sent: FclForm, now: number) {
  const form = v.parse(fclForm, JSON.parse(JSON.stringify(sent)));
  const held = KEPT_QUOTES.find(({ quoteId }) => quoteId === form.quoteId);
  if (!held) throw new Error(`no quote ${form.quoteId}`);
  const quote = FCL.fit.offered(form, held) ?? held;
  const facts = { now, quote, ...knowing(identify) };
  return { acceptance: FCL.acceptance(form, facts), charges: FCL.price(form, quote, facts.goodsOf) };
}

async function walked(page: ReturnType<typeof openForm>, moves: readonly Move[]): Promise<number> {
  for (const move of moves) {
    await page.make(move);
    const { now, form, acceptance, charges } = page.seen();
    const there = judged(form, now);
    expect(acceptance).toEqual(there.acceptance);
    expect(charges).toEqual(there.charges);
  }
  page.close();
  return moves.length;
}

const RUNS = Number(process.env['RANDOM_RUNS'] ?? 300);

it('what stands on the screen is what the gateway makes of it, after every edit', { timeout: 900_000 }, async () => {
  let edits = 0;
  await assert(
    asyncProperty(array(anyMove, { minLength: 1, maxLength: 10 }), async (moves) => {
      edits += await walked(openForm(), moves);
    }),
    { numRuns: RUNS },
  );
  expect(edits).toBeGreaterThanOrEqual(RUNS);
});

it('asks again which entry of a number is meant, when the number was typed over goods that were picked', async () => {
  const set = (field: string, value: string): Move => ({
    kind: 'edit',
    edit: { kind: 'set', path: `goods.0.${field}`, value },
  });
  const picked = LIBRARY.find(({ unNo }) => unNo === '1040');
  if (!picked) throw new Error('ethylene oxide is not in the library');
  const moves = [set('unNo', '1263'), set('packingGroup', 'II'), set('packingGroup', 'III')];
  const edits = await walked(openForm(), [{ kind: 'pick', at: 0, goodsId: picked.goodsId }, ...moves]);
  expect(edits).toBe(4);
});
