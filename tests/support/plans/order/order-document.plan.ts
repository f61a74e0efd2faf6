import { orderDocumentMachine } from '../../../../machines/order/order-document';
import { sharedPlan } from '../../model/plan';

export const orderDocumentPlan = sharedPlan('orderDocumentPlan', orderDocumentMachine, {
  inputs: { 'an order': { orderNo: 'LC2611207K3M9Q' } },
  events: { 'document.print': { 'the notice': { kind: 'cargoIn' }, 'the marks': { kind: 'marks' } } },
  outcomes: {
    loadDocument: {
      done: {
        there: { ok: true, html: '<p>进仓通知</p>' },
        offline: { ok: false, failure: { code: 'network' } },
        unavailable: { ok: false, failure: { code: 'unavailable' } },
      },
      error: { bug: new TypeError('not a sheet') },
    },
  },
  distinguish: ({ kind, failureCode }) => [kind, failureCode],
});
