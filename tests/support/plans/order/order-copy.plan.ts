import { orderCopyMachine } from '../../../../machines/order/order-copy';
import { planFor } from '../../model/plan';

export const AGAIN = '/shippingFcl?org=CNSHA&dst=NLRTM&d=Y&un=1230&box=20GP*1';

/** Everything that can happen to an order that is wanted once more. */
export const orderCopyPlan = planFor(orderCopyMachine, {
  inputs: { 'an order': { orderNo: 'FC2611207K3M9Q' } },
  events: { 'copy.begin': { 'the same lane': { address: AGAIN } } },
  outcomes: {
    copyOrder: {
      done: {
        copied: { kind: 'copied' },
        offline: { kind: 'failed', code: 'network' },
        unavailable: { kind: 'failed', code: 'unavailable' },
      },
      error: { bug: new TypeError('no order') },
    },
  },
  distinguish: ({ address, failureCode }) => [address, failureCode],
});
