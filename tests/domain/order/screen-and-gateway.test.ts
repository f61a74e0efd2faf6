import { array, assert, asyncProperty } from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { firstNow } from '../../support/long';
import { goodsLookup } from '../../../domain/goods/identity';
import type { OrderForm } from '../../../domain/order/form/form';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { LIBRARY } from '../../../server/world/dangerous-goods/library';
import { anyMove, type Move } from '../../support/screen/edits';
import { openForm } from '../../support/screen/page';
import { FCL_SCREEN } from '../../support/screen/fcl';
import { written, type Screen } from '../../support/screen/screen';
import { TRUCK_SCREEN } from '../../support/screen/truck';

function judged({ mode, wire, kept }: Screen, sent: OrderForm, now: number) {
  const form = v.parse(wire.form, written(sent));
  const held = kept.find(({ quoteId }) => quoteId === form.quoteId);
  if (!held) throw new Error(`no quote ${form.quoteId}`);
  const quote = mode.fit.offered(form, held) ?? held;
  const facts = { now, quote, ...goodsLookup(identifyGoods) };
  return {
    faults: mode.faults(form, facts),
    acceptance: mode.acceptance(form, facts),
    charges: mode.price(form, quote, facts.goodsOf),
  };
}

async function walked(screen: Screen, moves: readonly Move[]): Promise<number> {
  const page = openForm(screen);
  for (const move of moves) {
    await page.make(move);
    const { now, form, ...shown } = page.seen();
    expect(shown).toEqual(judged(screen, form, now));
  }
  page.close();
  return moves.length;
}

const RUNS = Number(process.env['RANDOM_RUNS'] ?? 300);

firstNow(it)([FCL_SCREEN, TRUCK_SCREEN])(
  '$mode.id has the same result on screen and gateway after every edit',
  { timeout: 900_000 },
  async (screen) => {
    let edits = 0;
    await assert(
      asyncProperty(array(anyMove(screen), { minLength: 1, maxLength: 10 }), async (moves) => {
        edits += await walked(screen, moves);
      }),
      { numRuns: RUNS },
    );
    expect(edits).toBeGreaterThanOrEqual(RUNS);
  },
);

it('asks for the entry again when the number is typed over picked goods', async () => {
  const set = (field: string, value: string): Move => ({
    kind: 'edit',
    edit: { kind: 'set', path: `goods.0.${field}`, value },
  });
  const picked = LIBRARY.find(({ unNo }) => unNo === '1040');
  if (!picked) throw new Error('ethylene oxide is not in the library');
  const moves = [set('unNo', '1263'), set('packingGroup', 'II'), set('packingGroup', 'III')];
  const edits = await walked(FCL_SCREEN, [{ kind: 'pick', at: 0, goodsId: picked.goodsId }, ...moves]);
  expect(edits).toBe(4);
});
