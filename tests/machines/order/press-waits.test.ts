import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { FoundGoods } from '../../../domain/goods/identity';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import {
  type AskBeforeOutcome,
  type LoadGoodsInput,
  type LoadGoodsOutcome,
  selectOrderForm,
} from '../../../machines/order/order-form';
import { AIR_CASE } from '../../support/modes/cases/air';
import { CFS_CASE } from '../../support/modes/cases/cfs';
import { DGD_CASE } from '../../support/modes/cases/dgd';
import { DOM_CASE } from '../../support/modes/cases/dom';
import { FCL_CASE } from '../../support/modes/cases/fcl';
import { FLEXI_CASE } from '../../support/modes/cases/flexi';
import { LCL_CASE } from '../../support/modes/cases/lcl';
import { MALL_CASE } from '../../support/modes/cases/mall';
import { RAIL_CASE } from '../../support/modes/cases/rail';
import { TANK_CASE } from '../../support/modes/cases/tank';
import { TRUCK_CASE } from '../../support/modes/cases/truck';
import { WH_CASE } from '../../support/modes/cases/wh';
import { formAlone } from './order-form.alone';

type Sample = { mode: OrderMode; form: OrderForm; quote: Quote | null; now: number };

const sampleOf = <TForm extends OrderForm, TQuote extends Quote>({
  mode,
  samples: [{ form, facts }],
}: {
  mode: OrderMode<TForm, TQuote>;
  samples: readonly [{ form: TForm; facts: { quote: TQuote | null; now: number } }, ...unknown[]];
}): Sample => ({ mode, form, quote: facts.quote, now: facts.now });

const SAMPLES = [
  AIR_CASE,
  CFS_CASE,
  DGD_CASE,
  DOM_CASE,
  FCL_CASE,
  FLEXI_CASE,
  LCL_CASE,
  MALL_CASE,
  RAIL_CASE,
  TANK_CASE,
  TRUCK_CASE,
  WH_CASE,
].map((found) => sampleOf(found as never));

const AGREED: AskBeforeOutcome = {
  consent: { version: '2026-11-22', agreedAt: '2026-11-01T02:00:00.000Z' },
  isVerificationDue: false,
  chargesHold: null,
  ordered: [],
  coupons: [],
};

function openPromise<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Form with answers controlled by the test; a typed row makes the library lookup run. */
function openForm({ mode, form, quote, now }: Sample, step: string) {
  const library = openPromise<LoadGoodsOutcome>();
  const before = openPromise<AskBeforeOutcome>();
  let asked: LoadGoodsInput['sought'] = [];
  const actor = createActor(
    formAlone({
      askBefore: () => before.promise,
      loadGoods: ({ sought }) => {
        asked = sought;
        return library.promise;
      },
    }),
    { input: { mode, step } },
  ).start();
  const goods = form.goods.map((row) => ({ ...row, goodsId: '', unNo: '1230', hsCode: '' }));
  actor.send({ type: 'form.restore', form: { ...form, isDanger: 'Y', goods } });
  if (quote) actor.send({ type: 'quote.set', quote, now });
  const view = () => selectOrderForm(actor.getSnapshot());
  const found = (): LoadGoodsOutcome => ({
    ok: true,
    found: asked.map(({ key, token }): FoundGoods => ({ key, token, kind: 'nobody', goods: [], strangers: [] })),
  });
  return {
    actor,
    view,
    asked: () => asked.length,
    answer: () => library.resolve(found()),
    lose: () => library.resolve({ ok: false }),
    agree: () => before.resolve(AGREED),
    judged: () => waitFor(actor, (snapshot) => !snapshot.hasTag('awaiting')),
  };
}

type Form = ReturnType<typeof openForm>;

const saidIn = ({ summary, step }: ReturnType<Form['view']>) => ({
  step,
  faults: summary?.faults.map(({ path, code }) => `${path} ${code}`),
  blocks: summary?.blocks.map(({ code }) => code),
});

/** Press while the answer is pending, and the same press after it. */
async function pressed(sample: Sample, step: string, type: 'step.next' | 'form.submit', comes: 'answer' | 'lose') {
  const [early, late] = [openForm(sample, step), openForm(sample, step)];
  const before = early.view();
  early.actor.send({ type });
  const waiting = early.view();
  early[comes]();
  early.agree();
  await early.judged();
  late[comes]();
  late.agree();
  await waitFor(late.actor, (snapshot) => !snapshot.hasTag('lookingUp') && !snapshot.matches({ before: 'asking' }));
  late.actor.send({ type });
  const [after, there] = [early.view(), late.view()];
  for (const { actor } of [early, late]) actor.stop();
  return { asked: early.asked(), before, waiting, after, there };
}

describe.each(SAMPLES.map((sample) => ({ mode: sample.mode.id, sample })))(
  'step in the form of $mode while the library loads',
  ({ sample }) => {
    const { mode } = sample;
    const goods = mode.stepOf('goods');
    it.each([
      ['step.next', 'answer'],
      ['step.next', 'lose'],
      ['form.submit', 'answer'],
      ['form.submit', 'lose'],
    ] as const)('judges %s once after the %s', async (type, comes) => {
      const { asked, before, waiting, after, there } = await pressed(sample, goods, type, comes);
      expect(asked).toBeGreaterThan(0);
      expect([waiting.isAwaiting, waiting.summary, waiting.focus]).toEqual([true, null, before.focus]);
      expect(saidIn(after)).toEqual(saidIn(there));
      expect([after.isAwaiting, after.focus]).toEqual([false, there.focus]);
    });
  },
);

it('is dropped when the step changes meanwhile', async () => {
  const sample = sampleOf(FCL_CASE as never);
  const form = openForm(sample, 'goods');
  form.actor.send({ type: 'step.next' });
  form.actor.send({ type: 'step.back' });
  form.answer();
  await waitFor(form.actor, (snapshot) => !snapshot.hasTag('lookingUp'));
  expect(form.view()).toMatchObject({ step: 'sailing', isAwaiting: false, summary: null });
  form.actor.stop();
});
