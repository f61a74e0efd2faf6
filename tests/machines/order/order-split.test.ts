import { describe, expect, it } from 'vitest';

import { MODES } from '../../../domain/mode-ids';
import { FCL } from '../../../domain/modes/fcl/mode';
import { lclQuestion } from '../../../domain/modes/lcl/search';
import type { LclForm } from '../../../domain/modes/lcl/form';
import { LCL } from '../../../domain/modes/lcl/mode';
import type { OrderEdit } from '../../../domain/order/form/edit';
import type { OrderForm } from '../../../domain/order/form/form';
import { remainingForm, receiptLink } from '../../../machines/order/order-page/order-page.rules';
import { editedForm } from '../../../machines/order/order-form/order-form.edits';
import { nextAddress } from '../../../machines/order/order-receipt/order-receipt.rules';
import { METHANOL_ROW, PERSULFATE_ROW, SOUND } from '../../../stories/order/order-forms.fixtures';
import { order } from '../../../stories/order/orders.fixtures';
import { soundLcl } from '../../support/lcl-order';

const PAIR = { ...SOUND, goods: [METHANOL_ROW, { ...PERSULFATE_ROW, key: '2' }] };
const edited = (form: OrderForm, edit: OrderEdit) => editedForm(FCL, form, edit, {});
const split = edited(PAIR, { kind: 'goods.split', staying: [0] });
const about = (form: OrderForm) => ({
  mode: FCL,
  facts: MODES.FCL,
  quoteId: 'Q1',
  step: 'confirm' as const,
  quote: null,
  form,
  alternatives: [],
  lists: null,
  key: 'K1',
  draftId: null,
});

describe('split order', () => {
  it('gives a new row a key unused by waiting rows', () => {
    const more = edited(split, { kind: 'goods.add' });
    expect(new Set([...more.goods, ...more.later].map(({ key }) => key)).size).toBe(3);
  });

  it('takes back the waiting rows', () => {
    expect(edited(split, { kind: 'goods.rejoin' })).toEqual(PAIR);
  });

  it('leaves a draft when placed, with a link on the receipt', () => {
    expect(remainingForm(about(split))?.goods).toEqual([{ ...PERSULFATE_ROW, key: '2' }]);
    expect(receiptLink(about(split), 'FC2611207K3M9Q')).toBe(
      `/shippingFcl/addOrderSuccess?no=FC2611207K3M9Q&next=${PERSULFATE_ROW.unNo}`,
    );
  });

  it('leaves no draft without a split', () => {
    expect(remainingForm(about(SOUND))).toBeNull();
    expect(receiptLink(about(SOUND), 'FC2611207K3M9Q')).toBe('/shippingFcl/addOrderSuccess?no=FC2611207K3M9Q');
    expect(nextAddress(order, null)).toBeNull();
  });

  it('continues at the sailings of the same lane for the waiting goods', () => {
    const { org, dst } = order;
    expect(nextAddress(order, '1505')).toBe(
      `/shippingFcl?org=${org.code}&dst=${dst.code}&d=Y&un=1505&box=${encodeURIComponent('20GP*1')}`,
    );
    expect(nextAddress(order, '')).toContain('d=N');
  });

  it('carries the row amounts when the search needs them', () => {
    const later = {
      ...PERSULFATE_ROW,
      unNo: '2014',
      pieces: '4',
      grossKg: '200',
      volume: '0.3',
      packingGroup: 'II' as const,
    };
    const about = (form: Partial<LclForm>) => LCL.fields.leftOver({ ...soundLcl, ...form });
    expect(about({ isDanger: 'Y', later: [later, { ...later, grossKg: '一吨', packingGroup: '' }] })).toBe(
      '2014~4~200~0.3~~II,2014~4~~0.3',
    );
    expect(about({ isDanger: 'Y', later: [{ ...later, pieces: '４', grossKg: ' 1,200.5 ' }] })).toBe(
      '2014~4~1200.5~0.3~~II',
    );
    expect(about({ isDanger: 'N', later: [later] })).toBe('n~4~200~0.3');
    expect(about({ isDanger: 'Y', later: [{ ...later, unNo: '' }] })).toBe('');
    expect(about({ later: [] })).toBeNull();
    const unread = nextAddress({ ...order, mode: 'LCL' }, '2014~4~~0.3') ?? '';
    expect(lclQuestion.asked(new URL(unread, 'http://house').search).rows).toMatchObject([
      { pieces: '4', kg: '', m3: '0.3' },
    ]);
    const address = new URL(nextAddress({ ...order, mode: 'LCL' }, '2014~4~200~0.3~~II') ?? '', 'http://house');
    expect(address.pathname).toBe('/shippingLcl');
    expect(lclQuestion.asked(address.search)).toMatchObject({
      isDanger: 'Y',
      rows: [{ unNo: '2014', pieces: '4', kg: '200', m3: '0.3', longCm: '', group: 'II', name: '' }],
    });
    expect(nextAddress({ ...order, mode: 'LCL' }, 'n~4~200~0.3')).toContain('d=N');
  });
});
