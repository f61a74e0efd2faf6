import { orderSubmitMachine, type SubmitFailure } from '../../../../machines/order/order-submit';
import { sharedPlan } from '../../model/plan';
import { dollars, formOf, QUOTE } from '../../../../stories/order/quoted.fixtures';

const refused = (failure: SubmitFailure) => ({ ok: false as const, failure });

export const SUBMISSION = {
  form: formOf(),
  shownTotal: dollars(565_367),
  protocolVersion: '2026-12-01',
  key: 'K1',
  draftId: 'D1',
};

export const orderSubmitPlan = sharedPlan('orderSubmitPlan', orderSubmitMachine, {
  inputs: { 'a form': undefined },
  events: {
    'order.submit': { 'the order': { submission: SUBMISSION } },
    'order.doubt': { 'a key of yesterday': { key: 'K0' } },
    'outcome.query': 'bare',
    'submit.retry': 'bare',
    'price.accept': 'bare',
    'refusal.dismiss': 'bare',
  },
  outcomes: {
    findPerson: {
      done: { somebody: { isFound: true }, nobody: { isFound: false } },
      error: { bug: new TypeError('?') },
    },
    submitOrder: {
      done: {
        placed: { ok: true, orderNo: 'FC261120ABCDEF' },
        'signed out': refused({ code: 'anonymous' }),
        cut: refused({ code: 'unknown' }),
        'faulted fields': refused({ code: 'faults', faults: [{ path: 'goods.0.nameCn', code: 'required' }] }),
        lapsed: refused({ code: 'quoteLapsed' }),
        dearer: refused({ code: 'priceChanged', before: dollars(565_367), now: dollars(577_367), lines: [] }),
        'sold out': refused({ code: 'soldOut', alternatives: [QUOTE.offer] }),
        'too late for an hour': refused({ code: 'hourTaken', message: '所选时段已约满，请另选时段' }),
        'not to be carried': refused({ code: 'cargoRefused', message: '甲醇与过硫酸钠不得同箱' }),
        'more than may be held': refused({ code: 'bounded', message: '同一航线最多占用 30 箱' }),
        'made of another content': refused({ code: 'alreadyMade', message: '已生成订单', orderNo: 'FC261120ABCDEF' }),
        'refused otherwise': refused({ code: 'refused', message: '提交过于频繁' }),
        'an edition not agreed to': refused({ code: 'unagreed', message: '《化途用户服务协议》已有新版施行' }),
        'another protocol': refused({ code: 'textsChanged', old: { isProtocolOld: true, charges: null } }),
      },
      error: { bug: new TypeError('not an answer') },
    },
    askAgreement: {
      done: { agreed: { isAgreed: true }, 'put off': { isAgreed: false } },
      error: { bug: new TypeError('no answer') },
    },
    findOrder: {
      done: {
        there: { ok: true, orderNo: 'FC261120ABCDEF' },
        none: { ok: true, orderNo: null },
        cut: { ok: false },
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ key, submission, refusal, notice, orderNo, isDoubted }) => [
    key,
    submission?.shownTotal.amount,
    refusal?.code,
    notice,
    orderNo,
    isDoubted,
  ],
});
