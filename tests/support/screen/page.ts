import { Hono } from 'hono';
import * as v from 'valibot';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';

import { goodsIdentify } from '../../../contract/world/dangerous-goods';
import type { Quote } from '../../../domain/offer/offer';
import { orderFormMachine, type LoadGoodsInput, type LoadGoodsOutcome } from '../../../machines/order/order-form';
import { formAcceptance, currentCharges, orderFormFaults } from '../../../machines/order/order-form/order-form.rules';
import { goodsById } from '../../../server/world/dangerous-goods/library';
import type { Call } from '../../../server/base/http/call';
import { dangerousGoodsRoutes } from '../../../server/world/dangerous-goods/routes';
import { BOOKED_AT } from '../fcl-order';
import type { Move } from './edits';
import { written, type Screen } from './screen';
import { PATIENCE } from '../patience';

const HOUR = 3_600_000;

const identifying = dangerousGoodsRoutes(() => {}).find(({ path }) => path === goodsIdentify.path);

const gateway = new Hono().post('/', async (context) => {
  const answer = await identifying?.answer(context.req, {} as Call);
  return context.body(String(answer?.body));
});

async function identified(asked: v.InferInput<typeof goodsIdentify.request>) {
  const headers = { 'content-type': 'application/json' };
  const reply = await gateway.request('/', { method: 'POST', body: JSON.stringify(asked), headers });
  const { data } = (await reply.json()) as { data: unknown };
  return v.parse(goodsIdentify.reply, data);
}

const loadGoods = fromPromise<LoadGoodsOutcome, LoadGoodsInput>(async ({ input: { sought } }) => {
  const isDanger = sought[0]?.isDanger ?? 'Y';
  const { rows } = await identified({ isDanger, rows: sought.map(({ row }) => row) });
  const found = sought.flatMap(({ key, token }, at) => (rows[at] ? [{ key, token, ...rows[at] }] : []));
  return { ok: true, found };
});

const chart = orderFormMachine.provide({
  actors: {
    loadGoods,
    stepWatcher: fromCallback(() => {}),
  },
  actions: { showStep: () => {}, reportChanged: () => {}, reportSound: () => {} },
});

export function openForm({ mode, wire, kept, drafts }: Screen) {
  const actor = createActor(chart, { input: { mode, step: 'goods' } }).start();
  let now = BOOKED_AT;
  const quoted = (quote: Quote) => actor.send({ type: 'quote.set', quote: v.parse(wire.quote, written(quote)), now });
  quoted(kept[0]);
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches({ library: 'resting' }), PATIENCE);

  function make(move: Move): void {
    if (move.kind === 'edit') return actor.send({ type: 'form.edit', edit: move.edit });
    if (move.kind === 'wait') {
      now += move.hours * HOUR;
      return actor.send({ type: 'clock.ticked', now });
    }
    if (move.kind === 'quote') return quoted(kept[move.quote] ?? kept[0]);
    if (move.kind === 'recall')
      return actor.send({ type: 'form.restore', form: v.parse(wire.form, written(drafts[move.draft])) });
    const row = actor.getSnapshot().context.form.goods[move.at];
    const goods = goodsById(move.goodsId);
    if (!row || !goods) return;
    actor.send({ type: 'lookup.begin', key: row.key });
    actor.send({
      type: 'option.chosen',
      picker: 'goods',
      option: { kind: 'goods', goods, fit: 1, marks: {} } as never,
    });
  }

  return {
    async make(move: Move) {
      make(move);
      await settled();
    },
    quote: quoted,
    seen() {
      const { context } = actor.getSnapshot();
      return {
        now,
        form: context.form,
        faults: orderFormFaults(context),
        acceptance: formAcceptance(context),
        charges: currentCharges(context),
      };
    },
    close: () => actor.stop(),
  };
}
