import { describe, expect, it } from 'vitest';

import type { OrderFault } from '../../../domain/rules/fault';
import { standingFaults } from '../../../machines/order/enquiry/enquiry.rules';
import { begunAnew, sentIn } from '../../../machines/order/order-draft/order-draft.rules';
import type { OrderDraftContext } from '../../../machines/order/order-draft/order-draft.types';
import { refusalIn } from '../../../machines/order/order-submit/order-submit.rules';
import { totalIn } from '../../../machines/order/order-form/order-form.rules';
import type { OrderFormContext } from '../../../machines/order/order-form/order-form.types';
import { SOUND } from '../../../stories/order/order-forms.fixtures';

describe('what a submission was refused for', () => {
  it('is what the gateway said of the order, and nothing where nobody is signed in or nobody knows', () => {
    const lapsed = { code: 'quoteLapsed' } as const;
    expect(refusalIn({ ok: false, failure: lapsed })).toBe(lapsed);
    expect(refusalIn({ ok: false, failure: { code: 'anonymous' } })).toBeNull();
    expect(refusalIn({ ok: false, failure: { code: 'unknown' } })).toBeNull();
    expect(refusalIn({ ok: true, orderNo: 'FC2611207K3M9Q' })).toBeNull();
  });
});

describe('what the gateway complained of in an enquiry', () => {
  const faultAt = (path: string): OrderFault => ({ path, code: 'required' });

  it('stands until that very field has changed, or the list it is in', () => {
    const all = [faultAt('goods.0.nameCn'), faultAt('goodsNote'), faultAt('etd')];
    const pathsAfter = (...changed: string[]) => standingFaults(all, changed).map(({ path }) => path);
    expect(pathsAfter('goods')).toEqual(['goodsNote', 'etd']);
    expect(pathsAfter('etd')).toEqual(['goods.0.nameCn', 'goodsNote']);
    expect(pathsAfter('goods', 'etd')).toEqual(['goodsNote']);
    expect(pathsAfter('remark')).toEqual(['goods.0.nameCn', 'goodsNote', 'etd']);
  });
});

it('sends no dollars as the total that was shown where nothing has a price', () => {
  const unpriced = { quote: null } as OrderFormContext;
  expect(totalIn(unpriced)).toEqual({ amount: 0, currency: '2' });
});

describe('a draft that the gateway did not keep', () => {
  const mine = { draftId: 'D1', form: SOUND, revision: 4, savedAt: 7 } as unknown as OrderDraftContext;

  it.each([
    ['anonymous', null],
    ['network', 'network'],
    ['unavailable', 'unavailable'],
  ] as const)('because of %s says so, but never to a visitor, whom it promised nothing', (code, failureCode) => {
    expect(sentIn(mine, { ok: false, failure: { code } })).toEqual({ failureCode, isStale: false });
  });

  it('because there is another one is asked about, unless both say the same', () => {
    const theirs = { draftId: 'D1', form: SOUND, revision: 9, savedAt: 8, about: null };
    expect(sentIn(mine, { ok: true, isKept: false, draft: theirs })).toMatchObject({ isSent: true, revision: 9 });
    const other = { ...theirs, form: { ...SOUND, remark: '另一份' } };
    expect(sentIn(mine, { ok: true, isKept: false, draft: other })).toEqual({
      draftId: 'D1',
      other: { ...other, key: mine.key },
      isStale: false,
    });
    expect(sentIn(mine, { ok: true, isKept: true, draft: other })).toMatchObject({ isSent: true, failureCode: null });
  });
});

it('begins a draft anew with nothing of the one before, and calls it here as at the gateway', () => {
  expect(begunAnew({ key: 'DR2' })).toEqual({
    key: 'DR2',
    draftId: 'DR2',
    other: null,
    isPending: false,
    form: null,
    revision: 0,
    isSent: false,
    isTouched: false,
    wroteAt: 0,
    savedAt: 0,
  });
});
