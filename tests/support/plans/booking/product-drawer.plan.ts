import { productDrawerMachine } from '../../../../machines/booking/product-drawer';
import { sharedPlan } from '../../model/plan';
import { BENZENE_ITEM, LISTED_ITEM, OTHER_OPEN, PRICED, TOLUENE_ITEM } from '../../../../stories/booking/mall.fixtures';
import { LISTED, LISTED_AT, TWO_LISTS } from '../../../../stories/booking/purchase.fixtures';

export const productDrawerPlan = sharedPlan('productDrawerPlan', productDrawerMachine, {
  inputs: {
    'a list that says nothing': { productId: 'P0012', kg: null, to: null },
    'for a ton to Hangzhou': { productId: 'P0012', kg: 1000, to: '3301' },
  },
  events: {
    'choice.change': ({ context: { item, choice } }) => ({
      ...(item && choice.count !== '0' && { 'no packs': { change: { count: '0' } } }),
      ...(item && choice.count === '0' && { 'two packs': { change: { count: '2' } } }),
      ...(item && choice.way !== 'SEND' && { 'by truck': { change: { way: 'SEND' as const } } }),
      ...(item && choice.way === 'SEND' && choice.to !== '3401' && { 'to Hefei': { change: { to: '3401' } } }),
      ...(item && choice.way === 'SEND' && choice.to === '3401' && { fetched: { change: { way: 'SELF' as const } } }),
      'before it is here': { change: {} },
    }),
    'product.retry': 'bare',
    'landed.retry': 'bare',
    'list.add': 'bare',
  },
  outcomes: {
    loadItem: {
      done: {
        'a product': { ok: true, item: TOLUENE_ITEM },
        'one of two lists': { ok: true, item: LISTED_ITEM },
        'one without a price': { ok: true, item: BENZENE_ITEM },
        'nobody sells it': { ok: false, failure: { code: 'missing' } },
        offline: { ok: false, failure: { code: 'network' } },
      },
      error: { bug: new TypeError('not an answer') },
    },
    askLanded: {
      done: {
        'a price': { ok: true, landed: PRICED },
        'no way': { ok: true, landed: { kind: 'refused', code: 'noLane' } },
        offline: { ok: false, failure: { code: 'network' } },
      },
      error: { bug: new TypeError('not an answer') },
    },
    addLine: {
      done: {
        added: { ok: true, sheet: LISTED, replacedKg: null, brought: null, now: LISTED_AT },
        'in the place of another': { ok: true, sheet: LISTED, replacedKg: 360, brought: null, now: LISTED_AT },
        'onto one of two lists': { ok: true, sheet: TWO_LISTS, replacedKg: null, brought: null, now: LISTED_AT },
        'nobody signed in': { ok: false, code: 'signedOut' },
        'opened elsewhere': { ok: false, code: 'moved', open: OTHER_OPEN },
        full: { ok: false, code: 'full' },
      },
      error: { bug: new TypeError('not an answer') },
    },
    findPerson: {
      done: { found: { isFound: true }, 'given up': { isFound: false } },
      error: { bug: new TypeError('?') },
    },
  },
  distinguish: ({ to, item, choice, landed, failureCode, landedFailureCode, added, listFailureCode }) => [
    to,
    item?.productId ?? null,
    item?.openList?.name ?? null,
    choice,
    landed?.kind ?? null,
    failureCode,
    landedFailureCode,
    added,
    listFailureCode,
  ],
});
