import type { TypedLeaving } from '../../../../domain/order/trucks/leaving';
import { orderLeavingMachine } from '../../../../machines/order/order-leaving';
import { LEAVING_TERMS } from '../../../../stories/order/order-leaving.fixtures';
import { sharedPlan } from '../../model/plan';

export const LEAVING_CODE = '7K3MQX9DT2';
const NOW = Date.parse('2026-12-05T02:00:00.000Z');

export const SOUND_LEAVING: TypedLeaving = {
  day: '2026-12-10',
  slot: '9',
  tons: '5',
  pallets: '7',
  plateNo: '沪A12345',
  driverName: '张三',
  driverPhone: '13800138000',
  driverIdTail: '123X',
  escortName: '李四',
};

const failed = (code: 'late' | 'stale' | 'network' | 'unavailable') => ({ kind: 'failed' as const, code });

export const orderLeavingPlan = sharedPlan('orderLeavingPlan', orderLeavingMachine, {
  inputs: { 'an order': { orderNo: 'WH2611207K3M9Q' } },
  events: {
    'leaving.open': { 'in parts': { terms: LEAVING_TERMS, typed: SOUND_LEAVING, now: NOW } },
    'leaving.write': {
      'more than there is': { change: { tons: '13' } },
      'a part of it': { change: { tons: '4' } },
      'another hour': { change: { slot: '10' } },
      'another day': { change: { day: '2026-12-11' } },
    },
    'leaving.send': {
      'as begun': { terms: LEAVING_TERMS, now: NOW },
      'a part has gone meanwhile': { terms: { ...LEAVING_TERMS, rest: { tons: 3, pallets: 4 } }, now: NOW },
    },
    'leaving.doubt': { 'the first': { code: LEAVING_CODE } },
    'leaving.drop': 'bare',
    'leaving.close': 'bare',
  },
  outcomes: {
    bookLeaving: {
      done: {
        booked: { kind: 'booked' },
        'the hour is full': {
          kind: 'full',
          slots: [
            { slot: '9', left: 0 },
            { slot: '10', left: 2 },
          ],
        },
        'no longer there': failed('late'),
        'somebody was faster': failed('stale'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('not an answer') },
    },
    dropLeaving: {
      done: { dropped: { kind: 'dropped' }, 'left already': failed('late'), offline: failed('network') },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ terms, typed, slots, isJudged, code, failureCode }) => [
    typed.day,
    typed.slot,
    typed.tons,
    terms.rest.tons,
    slots?.length,
    isJudged,
    code,
    failureCode,
  ],
});
