import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { FCL } from '../../../domain/modes/fcl/mode';
import type { OrderForm } from '../../../domain/order/form/form';
import { selectOrderForm } from '../../../machines/order/order-form';
import { SOUND } from '../../../stories/order/order-forms.fixtures';
import { QUOTE, NOW } from '../../../stories/order/quoted.fixtures';
import { formAlone } from './order-form.alone';

const opened = (form: OrderForm) => {
  const actor = createActor(formAlone(), { input: { mode: FCL, step: 'goods' } }).start();
  actor.send({ type: 'quote.set', quote: QUOTE, now: NOW });
  actor.send({ type: 'form.restore', form });
  return actor;
};

const [METHANOL] = SOUND.goods;
if (!METHANOL) throw new Error('the sound form has goods');
const rows = (...keys: string[]): OrderForm => ({ ...SOUND, goods: keys.map((key) => ({ ...METHANOL, key })) });
const foldsOf = (actor: ReturnType<typeof opened>) => selectOrderForm(actor.getSnapshot()).folded;

describe('goods row folds', () => {
  it('leave one row open, and close valid rows of several restored ones', () => {
    expect(foldsOf(opened(SOUND))).toEqual({});
    const form = rows('1', '2', '3');
    const torn = { ...form, goods: form.goods.map((row) => (row.key === '2' ? { ...row, nameEn: '' } : row)) };
    expect(foldsOf(opened(torn))).toEqual({ '1': 0, '3': 0 });
  });

  it('close the others when a row is added, copied or pasted', () => {
    const added = opened(SOUND);
    added.send({ type: 'form.edit', edit: { kind: 'goods.add' } });
    expect(foldsOf(added)).toEqual({ '1': 0 });
    const copied = opened(SOUND);
    copied.send({ type: 'form.edit', edit: { kind: 'goods.copy', at: 0 } });
    expect(foldsOf(copied)).toEqual({ '1': 0 });
    const pasted = opened(FCL.blank);
    const line = '硫酸\tSulphuric acid\t1830\t3H1\t100\t2500\t2400\t2';
    pasted.send({ type: 'form.edit', edit: { kind: 'goods.paste', text: `${line}\n${line}\n${line}` } });
    expect(Object.keys(foldsOf(pasted)), 'the first of the pasted is open').toEqual(['1', '3', '4']);
    expect(
      Object.values(foldsOf(pasted)).every((toDo) => toDo > 0),
      'and say how much is to be done in them',
    ).toBe(true);
  });

  it('open the row of a focused fault or lookup', () => {
    const actor = opened(rows('1', '2'));
    actor.send({ type: 'fault.seek', path: 'goods.1.netKg' });
    expect(foldsOf(actor)).toEqual({ '1': 0 });
    actor.send({ type: 'lookup.begin', key: '1' });
    expect(foldsOf(actor)).toEqual({});
    actor.send({ type: 'row.fold', key: '2' });
    actor.send({ type: 'fault.seek', path: 'shipper.name' });
    expect(foldsOf(actor), 'another field opens none').toEqual({ '2': 0 });
  });

  it('keep no removed or empty row closed', () => {
    const actor = opened(rows('1', '2'));
    actor.send({ type: 'form.edit', edit: { kind: 'goods.remove', at: 0 } });
    expect(foldsOf(actor)).toEqual({ '2': 0 });
    actor.send({ type: 'form.edit', edit: { kind: 'goods.remove', at: 0 } });
    expect(foldsOf(actor)).toEqual({});
    actor.send({ type: 'row.fold', key: '1' });
    actor.send({ type: 'form.clear' });
    expect(foldsOf(actor)).toEqual({});
  });
});
