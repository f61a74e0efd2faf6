import { orderTruckMachine } from '../../../../machines/order/order-truck';
import { sharedPlan } from '../../model/plan';

export const TRUCK = {
  slot: '2026-12-03T09',
  plateNo: '沪A12345',
  driverName: '张三',
  driverPhone: '13800138000',
  driverIdTail: '123X',
  escortName: '李四',
  pieces: '40',
};
export const TRUCK_TOTAL = { amount: 289_000, currency: '1' };
export const HOURS = [
  { slot: '2026-12-03T10', left: 2 },
  { slot: '2026-12-03T11', left: 1 },
];

const failed = (code: 'late' | 'refused' | 'network' | 'unavailable') => ({ kind: 'failed' as const, code });

export const orderTruckPlan = sharedPlan('orderTruckPlan', orderTruckMachine, {
  inputs: { 'an order': { orderNo: 'CF2611207K3M9Q' } },
  events: {
    'truck.open': { 'the first': { at: 0, truck: TRUCK, total: TRUCK_TOTAL } },
    'part.type': {
      // Other values can be pressed only where offered.
      'the hour it has': { part: 'slot', value: '2026-12-03T09' },
      'another driver': { part: 'driverName', value: '王五' },
      'as it was': { part: 'driverName', value: '张三' },
    },
    'truck.send': 'bare',
    'truck.close': 'bare',
  },
  outcomes: {
    loadHours: {
      done: { loaded: { kind: 'loaded', hours: HOURS }, lost: { kind: 'lost' } },
      error: { bug: new TypeError('not an answer') },
    },
    changeTruck: {
      done: {
        changed: { kind: 'changed' },
        taken: { kind: 'taken' },
        'at another price': { kind: 'priced', total: { amount: 314_000, currency: '1' } },
        'too late': failed('late'),
        refused: failed('refused'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ kept, typed, hours, offered, failureCode }) => [
    kept.slot,
    typed.slot,
    typed.driverName,
    hours.length,
    offered?.amount,
    failureCode,
  ],
});
