import { describe, expect, it } from 'vitest';

import type { OrderFault } from '../../../domain/rules/fault';
import { standingFaults } from '../../../machines/order/enquiry/enquiry.rules';
import { begunAnew, withSaveOutcome } from '../../../machines/order/order-draft/order-draft.rules';
import type { OrderDraftContext } from '../../../machines/order/order-draft/order-draft.types';
import { submitRefusalOf } from '../../../machines/order/order-submit/order-submit.rules';
import { currentTotalUsd } from '../../../machines/order/order-form/order-form.rules';
import type { OrderFormContext } from '../../../machines/order/order-form/order-form.types';
import { SOUND } from '../../../stories/order/order-forms.fixtures';

describe('refusal of a submission', () => {
  it('is that of the gateway, and null for an anonymous or unknown failure', () => {
    const lapsed = { code: 'quoteLapsed' } as const;
    expect(submitRefusalOf({ ok: false, failure: lapsed })).toBe(lapsed);
    expect(submitRefusalOf({ ok: false, failure: { code: 'anonymous' } })).toBeNull();
    expect(submitRefusalOf({ ok: false, failure: { code: 'unknown' } })).toBeNull();
    expect(submitRefusalOf({ ok: true, orderNo: 'FC2611207K3M9Q' })).toBeNull();
  });
});

describe('enquiry faults of the gateway', () => {
  const faultAt = (path: string): OrderFault => ({ path, code: 'required' });

  it('stay until their field or its list changes', () => {
    const all = [faultAt('goods.0.nameCn'), faultAt('goodsNote'), faultAt('etd')];
    const pathsAfter = (...changed: string[]) => standingFaults(all, changed).map(({ path }) => path);
    expect(pathsAfter('goods')).toEqual(['goodsNote', 'etd']);
    expect(pathsAfter('etd')).toEqual(['goods.0.nameCn', 'goodsNote']);
    expect(pathsAfter('goods', 'etd')).toEqual(['goodsNote']);
    expect(pathsAfter('remark')).toEqual(['goods.0.nameCn', 'goodsNote', 'etd']);
  });
});

it('send a zero total when nothing has a price', () => {
  const unpriced = { quote: null } as OrderFormContext;
  expect(currentTotalUsd(unpriced)).toEqual({ amount: 0, currency: '2' });
});

describe('draft that was not saved', () => {
  const mine = { draftId: 'D1', form: SOUND, revision: 4, savedAt: 7 } as unknown as OrderDraftContext;

  it.each([
    ['anonymous', null],
    ['network', 'network'],
    ['unavailable', 'unavailable'],
  ] as const)('reports %s to a member but not to a visitor', (code, failureCode) => {
    expect(withSaveOutcome(mine, { ok: false, failure: { code } })).toEqual({ failureCode, isStale: false });
  });

  it('asks about another version unless both are equal', () => {
    const theirs = { draftId: 'D1', form: SOUND, revision: 9, savedAt: 8, about: null };
    expect(withSaveOutcome(mine, { ok: true, isKept: false, draft: theirs })).toMatchObject({
      isSent: true,
      revision: 9,
    });
    const other = { ...theirs, form: { ...SOUND, remark: '另一份' } };
    expect(withSaveOutcome(mine, { ok: true, isKept: false, draft: other })).toEqual({
      draftId: 'D1',
      other: { ...other, key: mine.key },
      isStale: false,
    });
    expect(withSaveOutcome(mine, { ok: true, isKept: true, draft: other })).toMatchObject({
      isSent: true,
      failureCode: null,
    });
  });
});

it('starts a new draft without the former state', () => {
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
