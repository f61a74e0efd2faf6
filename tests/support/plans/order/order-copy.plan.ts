import { orderCopyMachine } from '../../../../machines/order/order-copy';
import { sharedPlan } from '../../model/plan';

export const AGAIN = '/shippingFcl?org=CNSHA&dst=NLRTM&d=Y&un=1230&box=20GP*1';
export const ONWARD = '/builtIn/addOrder?org=CNSHA&d=Y&un=1230&box=20GP*1';

export const orderCopyPlan = sharedPlan('orderCopyPlan', orderCopyMachine, {
  inputs: {
    'an order': { orderNo: 'FC2611207K3M9Q' },
    'an address that asks for one': { orderNo: 'FC2611207K3M9Q', isAtOnce: true },
  },
  events: { 'copy.begin': { 'the same lane': { address: AGAIN } } },
  outcomes: {
    copyOrder: {
      done: {
        copied: { kind: 'copied' },
        onward: { kind: 'copied', address: ONWARD },
        offline: { kind: 'failed', code: 'network' },
        unavailable: { kind: 'failed', code: 'unavailable' },
        missing: { kind: 'failed', code: 'missing' },
      },
      error: { bug: new TypeError('no order') },
    },
  },
  distinguish: ({ address, failureCode, isAtOnce }) => [address, failureCode, isAtOnce],
});
