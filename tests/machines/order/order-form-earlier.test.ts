import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import type { DgdForm } from '../../../domain/modes/dgd/form';
import type { DgdQuote } from '../../../domain/modes/dgd/quote';
import { DGD } from '../../../domain/modes/dgd/mode';
import type { Comparing, OrderMode } from '../../../domain/order/mode/mode';
import { selectOrderForm, type AskBeforeInput, type AskBeforeOutcome } from '../../../machines/order/order-form';
import { NOW } from '../../../stories/order/quoted.fixtures';
import { findEarlierOrder } from '../../../domain/order/receipt/result';
import { dgdQuoteFor, soundDgd } from '../../support/dgd-order';
import { formAlone } from './order-form.alone';

const METHANOL = { orderNo: 'DG261103ABCDEF', at: '2026-11-03T02:00:00.000Z', sameAs: '1|N|67-56-1', hasResult: false };
const LATER = { ...METHANOL, orderNo: 'DG261110ABCDEF', at: '2026-11-10T02:00:00.000Z' };

type Answered = { ordered?: AskBeforeOutcome['ordered']; mode?: OrderMode };

async function begun(type: '1' | '8', form: DgdForm, { ordered = [METHANOL, LATER], mode = DGD }: Answered = {}) {
  const asked: AskBeforeInput[] = [];
  const actor = createActor(
    formAlone({
      askBefore: async (input) => {
        asked.push(input);
        return { consent: null, isVerificationDue: null, ordered, coupons: [], chargesHold: null };
      },
    }),
    { input: { mode, step: 'product' } },
  ).start();
  await new Promise((done) => setTimeout(done));
  actor.send({ type: 'quote.set', quote: dgdQuoteFor(type), now: NOW });
  actor.send({ type: 'form.restore', form });
  return { earlier: () => selectOrderForm(actor.getSnapshot()).earlier?.orderNo ?? null, actor, asked };
}

const single = (type: '1' | '8'): DgdForm => ({ ...soundDgd(type), isMixture: 'N', components: [] });

describe('service ordered before for the same product', () => {
  it('shows the last order, and none when the product changes', async () => {
    const { actor, earlier } = await begun('1', single('1'));
    expect(earlier()).toBe('DG261110ABCDEF');
    actor.send({ type: 'form.edit', edit: { kind: 'set', path: 'goods.0.casNo', value: '67-64-1' } });
    expect(earlier()).toBeNull();
    actor.send({ type: 'form.edit', edit: { kind: 'set', path: 'goods.0.casNo', value: '67-56-1' } });
    expect(earlier()).toBe('DG261110ABCDEF');
  });

  it('is absent for another service and for an unnamed product', async () => {
    expect((await begun('8', single('8'))).earlier()).toBeNull();
    const [row] = single('1').goods;
    if (!row) throw new Error('there is no product');
    const nameless = { ...single('1'), goods: [{ ...row, casNo: '', nameCn: '' }] };
    expect((await begun('1', nameless, { ordered: [{ ...METHANOL, sameAs: '1|N|' }] })).earlier()).toBeNull();
  });

  it('requests earlier orders only when the mode compares them', async () => {
    expect((await begun('1', single('1'))).asked).toMatchObject([{ isOrderedAsked: true }]);
    const incomparable: OrderMode<DgdForm, DgdQuote> & Partial<Comparing<DgdForm, DgdQuote>> = { ...DGD };
    delete incomparable.sameAs;
    expect((await begun('1', single('1'), { mode: incomparable })).asked).toMatchObject([{ isOrderedAsked: false }]);
  });
});

it('prefers an order with a result to a later one without', () => {
  const done = { ...METHANOL, hasResult: true };
  expect(findEarlierOrder([LATER, done], METHANOL.sameAs)?.orderNo).toBe(METHANOL.orderNo);
  expect(findEarlierOrder([METHANOL, LATER], METHANOL.sameAs)?.orderNo).toBe(LATER.orderNo);
});
