import { expect, it } from 'vitest';
import { createActor } from 'xstate';

import type { CfsForm } from '../../../domain/modes/cfs/form';
import { CFS } from '../../../domain/modes/cfs/mode';
import type { CfsQuote } from '../../../domain/modes/cfs/quote';
import { selectOrderForm } from '../../../machines/order/order-form';
import { cfsQuoteFor, soundCfs } from '../../support/cfs-order';
import { BOOKED_AT } from '../../support/fcl-order';
import { formAlone } from './order-form.alone';

const chart = formAlone();

function doneIn(form: CfsForm, quote: CfsQuote): string[] {
  const actor = createActor(chart, { input: { mode: CFS, step: 'inbound' } }).start();
  actor.send({ type: 'form.restore', form });
  actor.send({ type: 'quote.set', quote, now: BOOKED_AT });
  const { steps } = selectOrderForm(actor.getSnapshot());
  actor.stop();
  return steps.flatMap(({ step, isDone }) => (isDone ? [step] : []));
}

const taken = cfsQuoteFor(undefined, 'SWGQ', { now: BOOKED_AT, taken: () => 99 });

it('marks no draft step done with a taken slot, a past slot or incomplete goods', () => {
  expect(doneIn(soundCfs, cfsQuoteFor())).toEqual(['station', 'goods', 'inbound']);
  expect(doneIn(soundCfs, taken)).toEqual(['goods', 'inbound']);
  const late = soundCfs.inbound.map((truck) => ({ ...truck, slot: '2026-11-02T08' }));
  expect(doneIn({ ...soundCfs, inbound: late }, cfsQuoteFor())).toEqual(['goods', 'inbound']);
  const unweighed = soundCfs.goods.map((row) => ({ ...row, grossKg: '' }));
  expect(doneIn({ ...soundCfs, goods: unweighed }, cfsQuoteFor())).toEqual(['station', 'inbound']);
});

it('marks the required fields of the current step only', () => {
  const requiredAt = (step: string) => {
    const actor = createActor(chart, { input: { mode: CFS, step } }).start();
    actor.send({ type: 'form.restore', form: soundCfs });
    actor.send({ type: 'quote.set', quote: cfsQuoteFor(), now: BOOKED_AT });
    const { required } = selectOrderForm(actor.getSnapshot());
    actor.stop();
    return required;
  };
  const [station, inbound] = [requiredAt('station'), requiredAt('inbound')];
  expect([station.includes('vesselVoyage'), station.includes('owner')]).toEqual([true, false]);
  expect([inbound.includes('vesselVoyage'), inbound.includes('owner')]).toEqual([false, true]);
});
