import type { OrderFault } from '../../../../domain/rules/fault';
import type { Revisable, RevisedField } from '../../../../domain/order/changes/revised';
import { orderReviseMachine, type ReviseFailure } from '../../../../machines/order/order-revise';
import { sharedPlan } from '../../model/plan';

const field = (path: string, change: Partial<RevisedField>): RevisedField => ({
  path,
  kind: 'text',
  of: '',
  name: path,
  value: '',
  isNeeded: true,
  choices: [],
  ...change,
});

export const PAPER: Revisable = {
  topic: 'BILL',
  name: '提单',
  until: '2026-11-28T13:42:00.000Z',
  adds: null,
  fields: [
    field('consignee.name', { of: '收货人', name: '英文名称', value: 'RHINE CHEMIE BV' }),
    field('marks', { kind: 'lines', name: '唛头', value: 'N/M' }),
    field('blType', { kind: 'choice', name: '提单类型', value: '1', choices: [{ code: '1', name: '主单' }] }),
  ],
};

export const TRUCK: Revisable = {
  topic: 'TRK',
  name: '拖车',
  until: '2026-12-02T01:42:00.000Z',
  adds: { name: '拖车费', sum: { amount: 360_000, currency: '1' } },
  fields: [
    field('readyDate', { kind: 'moment', name: '货好时间' }),
    field('pickupRegion', { kind: 'district', name: '提货省市区' }),
  ],
};

export const DECLARED: Revisable = {
  topic: 'DGDEC',
  name: '海事货申报',
  until: '2026-12-01T01:42:00.000Z',
  adds: { name: '海事货申报（危险品运价已含）', sum: { amount: 0, currency: '1' } },
  fields: [],
};

export const ORDER_TOTAL = { amount: 506_761, currency: '2' };
const OFFER = {
  before: ORDER_TOTAL,
  total: { amount: 557_465, currency: '2' },
  added: [{ name: '拖车费 20GP', sum: { amount: 360_000, currency: '1' } }],
};
const DEARER = { ...OFFER, before: { amount: 511_691, currency: '2' }, total: { amount: 562_395, currency: '2' } };

const FAULTS: OrderFault[] = [
  { path: 'consignee.name', code: 'notEnglish' },
  { path: 'readyDate', code: 'required' },
  { path: 'pickupRegion', code: 'required' },
];

const failed = (code: ReviseFailure) => ({
  kind: 'failed' as const,
  code,
});

export const orderRevisePlan = sharedPlan('orderRevisePlan', orderReviseMachine, {
  inputs: { 'an order': { orderNo: 'FC2611207K3M9Q' } },
  events: {
    'order.read': 'bare',
    'list.retry': 'bare',
    'revise.open': { 'the paper': { topic: 'BILL' }, 'a truck': { topic: 'TRK' }, 'what is gone': { topic: 'INS' } },
    'text.type': ({ context: { topic } }) => ({
      ...(topic?.topic === 'BILL' && {
        'another consignee': { path: 'consignee.name', value: 'MAAS CHEMIE BV' },
        'the same consignee': { path: 'consignee.name', value: 'RHINE CHEMIE BV' },
      }),
      ...(topic?.topic === 'TRK' && { 'when it is ready': { path: 'readyDate', value: '2026-11-30T09:00' } }),
    }),
    'region.chosen': ({ context: { topic } }) => ({
      ...(topic?.topic === 'TRK' && { 'a district': { code: '330206' } }),
    }),
    'revise.send': 'bare',
    'revise.close': 'bare',
  },
  outcomes: {
    loadRevisable: {
      done: {
        'all of it': { kind: 'loaded', total: ORDER_TOTAL, topics: [PAPER, TRUCK, DECLARED] },
        nothing: { kind: 'loaded', total: ORDER_TOTAL, topics: [] },
        offline: { kind: 'failed', code: 'network' },
      },
      error: { bug: new TypeError('not a list') },
    },
    reviseOrder: {
      done: {
        amended: { kind: 'revised' },
        'at another price': { kind: 'priced', offer: OFFER },
        'dearer by now': { kind: 'repriced', offer: DEARER },
        'something to mend': { kind: 'faulty', faults: FAULTS },
        'too late': failed('late'),
        'something to answer first': failed('asked'),
        'changed elsewhere': failed('elsewhere'),
        'not to go like that': failed('forbidden'),
        'too often': failed('often'),
        'no price': failed('priceless'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('not an answer') },
    },
    regionPicker: 'stream',
  },
  distinguish: ({ topics, wanted, topic, typed, offer, faults, failureCode }) => [
    topics.length,
    wanted,
    topic?.topic,
    typed['consignee.name'],
    typed.readyDate,
    typed.pickupRegion,
    offer?.total.amount,
    faults.map(({ path }) => path).join(' '),
    failureCode,
  ],
});
