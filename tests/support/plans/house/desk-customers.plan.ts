import type { CustomerRef } from '../../../../domain/house/customers';
import { deskCustomersMachine } from '../../../../machines/house/desk-customers';
import { ENTERPRISE, FOUND } from '../../../../stories/house/customers.fixtures';
import { sharedPlan } from '../../model/plan';

const { kind, id } = FOUND;
export const REF: CustomerRef = { kind, id };
export const ZHOU: CustomerRef = { kind: 'person', id: 'U-3' };

const failed = (code: 'network' | 'unavailable') => ({ ok: false as const, failure: { code } });
const lines = { offline: failed('network'), unavailable: failed('unavailable') };

export const deskCustomersPlan = sharedPlan('deskCustomersPlan', deskCustomersMachine, {
  inputs: { 'at the search': { ref: null }, 'at a customer': { ref: REF } },
  events: {
    'text.type': ({ context: { text } }): Record<string, { text: string }> =>
      text === '庚' ? { 'two letters': { text: '溶剂' } } : { 'one letter': { text: '庚' } },
    'text.seek': 'bare',
    'customer.open': (now): Record<string, { ref: CustomerRef }> => {
      if (now.hasTag('shown')) return { 'one of its people': { ref: ZHOU } };
      return (now.context.found ?? []).length > 0 ? { 'who was found': { ref: REF } } : {};
    },
    'customer.close': 'bare',
    'customer.retry': 'bare',
  },
  outcomes: {
    findCustomers: {
      done: {
        'one of them': { ok: true, records: [FOUND], isMore: false },
        'more than are shown': { ok: true, records: [FOUND], isMore: true },
        nobody: { ok: true, records: [], isMore: false },
        ...lines,
      },
      error: { bug: new TypeError('nobody found') },
    },
    readCustomer: {
      done: {
        'an enterprise': { ok: true, shown: ENTERPRISE },
        'who is not there': { ok: false, failure: { code: 'gone' } },
        ...lines,
      },
      error: { bug: new TypeError('nobody read') },
    },
  },
  distinguish: ({ ref, text, isShort, found, isMore, shown, failureCode }) => [
    ref?.kind,
    text,
    isShort,
    found?.length,
    isMore,
    shown?.id,
    failureCode,
  ],
});
