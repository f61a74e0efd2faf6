import { expect, it } from 'vitest';
import { createActor } from 'xstate';

import type { OwnCoupon } from '../../../domain/offer/coupon';
import { FCL } from '../../../domain/modes/fcl/mode';
import { selectOrderForm } from '../../../machines/order/order-form';
import { SOUND } from '../../../stories/order/order-forms.fixtures';
import { NOW, QUOTE } from '../../../stories/order/quoted.fixtures';
import { formAlone } from './order-form.alone';

const COUPON: OwnCoupon = {
  couponId: 'FCL90',
  nth: 1,
  title: '整箱立减 90 元',
  amount: 9_000,
  least: 100_000,
  modes: ['FCL'],
  validUntil: new Date(NOW + 1).toISOString(),
  state: 'HELD',
  orderNo: null,
};

const settled = () => new Promise((done) => setTimeout(done));

async function begun() {
  const answers = [[COUPON], []];
  const actor = createActor(
    formAlone({
      askBefore: async () => ({
        consent: null,
        isVerificationDue: null,
        ordered: [],
        coupons: answers.shift() ?? [],
        chargesHold: null,
      }),
    }),
    { input: { mode: FCL, step: 'confirm' } },
  ).start();
  await settled();
  actor.send({ type: 'quote.set', quote: QUOTE, now: NOW });
  actor.send({ type: 'form.restore', form: SOUND });
  const charges = () => selectOrderForm(actor.getSnapshot()).charges;
  return {
    actor,
    total: () => charges()?.totalYuan.amount ?? 0,
    coupons: () => (charges()?.lines ?? []).filter(({ item }) => item === 'CPN'),
  };
}

it('shows the applicable coupon with the price', async () => {
  const { actor, total, coupons } = await begun();
  const [line] = coupons();
  expect(line).toMatchObject({ name: '优惠券：整箱立减 90 元', total: { amount: -9_000 } });
  const less = total();
  actor.send({ type: 'clock.ticked', now: NOW + 1 });
  expect(coupons(), 'its day has passed').toEqual([]);
  expect(total() - less).toBe(9_000);
});

it.each([true, false])('reloads the coupons of a returned order, old protocol: %s', async (isOld) => {
  const { actor, coupons } = await begun();
  expect(coupons()).toHaveLength(1);
  actor.send({ type: 'form.lock' });
  actor.send({ type: 'form.release', faults: [], old: isOld ? { isProtocolOld: true, charges: null } : null });
  await settled();
  expect(coupons()).toEqual([]);
});
