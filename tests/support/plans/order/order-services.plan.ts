import { orderServicesMachine } from '../../../../machines/order/order-services';
import { planFor } from '../../model/plan';
import { dollars, yuan } from '../../../../stories/order/quoted.fixtures';

const failed = (code: 'network' | 'unavailable') => ({ ok: false as const, failure: { code } });

export const TRUCKING = {
  lines: [
    {
      item: 'TRK',
      name: '拖车费',
      unit: '箱',
      unitPrice: yuan(120_000),
      quantity: 1,
      total: yuan(120_000),
      part: 'SERVICE' as const,
    },
  ],
  totalUsd: dollars(16_902),
  totalYuan: yuan(120_000),
};

/** Everything that can happen while services are chosen. */
export const orderServicesPlan = planFor(orderServicesMachine, {
  inputs: { 'a new order': undefined },
  events: {
    'services.set': {
      'a truck': { quoteId: 'Q1', services: ['TRK'], insuredValue: 0 },
      'the truck by another quote': { quoteId: 'Q2', services: ['TRK'], insuredValue: 0 },
      insurance: { quoteId: 'Q1', services: ['TRK'], insuredValue: 100 },
      none: { quoteId: 'Q1', services: [], insuredValue: 0 },
    },
    'services.retry': 'bare',
  },
  outcomes: {
    priceServices: {
      done: { priced: { ok: true, price: TRUCKING }, offline: failed('network'), unavailable: failed('unavailable') },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ asked, price, failureCode }) => [asked, price !== null, failureCode],
});
