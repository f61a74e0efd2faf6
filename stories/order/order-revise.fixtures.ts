import { fn } from 'storybook/test';

import type { Revisable, RevisedField } from '../../domain/order/changes/revised';
import type { OrderReviseView, ReviseOffer } from '../../machines/order/order-revise';

export const TOTAL = { amount: 506_761, currency: '2' };

const field = (path: string, name: string, value: string, change: Partial<RevisedField> = {}): RevisedField => ({
  path,
  kind: 'text',
  of: '',
  name,
  value,
  isNeeded: true,
  choices: [],
  ...change,
});

const party = (path: string, of: string, name: string, address: string, phone: string): RevisedField[] => [
  field(`${path}.name`, '英文名称', name, { of }),
  field(`${path}.address`, '英文地址', address, { of }),
  field(`${path}.phone`, '电话', phone, { of }),
];

export const BILL_TOPIC: Revisable = {
  topic: 'BILL',
  name: '提单',
  until: '2026-11-28T13:42:00.000Z',
  adds: null,
  fields: [
    ...party('shipper', '发货人', 'NINGBO FINE CHEM CO LTD', 'NO 18 HAIHE ROAD NINGBO', '+86 574 8712 3344'),
    ...party('consignee', '收货人', 'RHINE CHEMIE BV', 'HAVENWEG 7 ROTTERDAM', '+31 10 412 5566'),
    field('releaseType', '放单方式', '2', {
      kind: 'choice',
      choices: [
        { code: '1', name: '正本' },
        { code: '2', name: '电放' },
      ],
    }),
    field('marks', '唛头', 'N/M', { kind: 'lines' }),
  ],
};

export const TRUCK_TOPIC: Revisable = {
  topic: 'TRK',
  name: '拖车',
  until: '2026-12-02T01:42:00.000Z',
  adds: { name: '拖车费 20GP', sum: { amount: 360_000, currency: '1' } },
  fields: [
    field('readyDate', '货好时间', '', { kind: 'moment' }),
    field('pickupRegion', '提货省市区', '', { kind: 'district' }),
    field('pickupAddress', '提货详细地址', '北仑区进港路 88 号'),
  ],
};

export const DECLARED_TOPIC: Revisable = {
  topic: 'DGDEC',
  name: '海事货申报',
  until: '2026-12-01T01:42:00.000Z',
  adds: { name: '海事货申报（危险品运价已含）', sum: { amount: 0, currency: '1' } },
  fields: [],
};

export const SERVICE_TOPICS: Revisable[] = [
  TRUCK_TOPIC,
  DECLARED_TOPIC,
  {
    topic: 'INS',
    name: '货运险',
    until: '2026-12-02T13:42:00.000Z',
    adds: null,
    fields: [
      field('goodsValue', '货值', '', { kind: 'number' }),
      field('insuredValue', '投保金额', '', { kind: 'number' }),
    ],
  },
];

export const REVISE_OFFER: ReviseOffer = {
  before: TOTAL,
  total: { amount: 557_465, currency: '2' },
  added: [{ name: '拖车费 20GP', sum: { amount: 360_000, currency: '1' } }],
};

export const HOME_TOPIC: Revisable = {
  topic: 'INS',
  name: '货物保价',
  until: '2026-12-04T02:00:00.000Z',
  adds: null,
  fields: [field('goodsValue', '货值（元）', '', { kind: 'number' })],
};

export const HOME_OFFER: ReviseOffer = {
  before: { amount: 1_208_630, currency: '1' },
  total: { amount: 1_234_790, currency: '1' },
  added: [
    { name: '保价费', sum: { amount: 24_000, currency: '1' } },
    { name: '增值税 9%', sum: { amount: 2_160, currency: '1' } },
  ],
};

export const DELIVERY_TOPIC: Revisable = {
  topic: 'DELIVERY',
  name: '交付',
  until: '2026-11-30T08:00:00.000Z',
  adds: null,
  fields: [
    field('pickupAt', '提货时间', '2026-12-01T10:00', { kind: 'moment' }),
    field('plateNo', '车牌', '苏B62371'),
    field('driverName', '提货司机', '周师傅'),
    field('driverPhone', '司机手机', '13912345678'),
  ],
};

export const INVOICE_TOPIC: Revisable = {
  topic: 'INVOICE',
  name: '发票',
  until: null,
  adds: null,
  fields: [
    field('invoice.type', '发票类型', '', { kind: 'choice', choices: [{ code: '1', name: '增值税专用发票' }] }),
    field('invoice.title', '发票抬头', ''),
    field('invoice.taxNo', '纳税人识别号', ''),
  ],
};

export const LISTED: OrderReviseView = {
  isFailed: false,
  topics: [BILL_TOPIC, ...SERVICE_TOPICS],
  topic: null,
  typed: {},
  faults: [],
  turn: 0,
  total: TOTAL,
  offer: null,
  isBusy: false,
  failureCode: null,
};

export const reviseWishes = { retry: fn(), open: fn(), type: fn(), send: fn(), close: fn() };
