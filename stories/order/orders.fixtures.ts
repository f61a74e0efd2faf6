import { fn } from 'storybook/test';

import { EVERY_ORDER } from '../../domain/order/life/order-query';
import type { FclOrder } from '../../domain/modes/fcl/receipt';
import type { CenterOrdersIntents, CenterOrdersView } from '../../machines/identity/center-orders';
import type { ShownReceipt } from '../../machines/order/order-receipt';

const dollars = (amount: number) => ({ amount, currency: '2' });
const yuan = (amount: number) => ({ amount, currency: '1' });

export const order: FclOrder = {
  orderNo: 'FC2611207K3M9Q',
  mode: 'FCL',
  path: ['CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED', 'COMPLETED'],
  closesAt: null,
  offerLapsedAt: null,
  measured: null,
  bumped: null,
  amend: null,
  asked: null,
  state: 'AWAIT_VERIFY',
  submittedAt: '2026-11-20T01:42:00.000Z',
  verifyBy: '2026-11-22T01:42:00.000Z',
  org: { code: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai' },
  dst: { code: 'NLRTM', nameCn: '鹿特丹', nameEn: 'Rotterdam' },
  carrier: '澜岳航运',
  vessel: 'LANYUE DAWN',
  voyage: '048W',
  etd: '2026-12-02T14:00:00.000Z',
  eta: '2027-01-08T14:00:00.000Z',
  cutoffs: [
    { code: 'DG_APPLY', at: '2026-11-23T10:00:00.000Z' },
    { code: 'DG_DOC', at: '2026-11-25T14:00:00.000Z' },
    { code: 'SI', at: '2026-11-28T14:00:00.000Z' },
    { code: 'MARITIME_DECL', at: '2026-11-29T14:00:00.000Z' },
    { code: 'DG_GATE_IN', at: '2026-12-01T02:00:00.000Z' },
    { code: 'CUSTOMS', at: '2026-12-01T04:00:00.000Z' },
    { code: 'CY_CLOSE', at: '2026-12-02T02:00:00.000Z' },
  ],
  boxes: [{ type: '20GP', count: 2 }],
  loads: [
    { type: '20GP', first: 1, count: 1, goods: ['甲醇'], kg: 14_160, vgmKg: 16_490 },
    { type: '20GP', first: 2, count: 1, goods: ['过硫酸钠'], kg: 5_000, vgmKg: 7_330 },
  ],
  goods: [
    { nameCn: '甲醇', unNo: '1230', hazardClass: '3', subRisks: ['6.1'], packingGroup: 'II' },
    { nameCn: '过硫酸钠', unNo: '1505', hazardClass: '5.1', subRisks: [], packingGroup: 'III' },
  ],
  isDanger: 'Y',
  charges: {
    lines: [
      {
        item: 'OF',
        name: '海运费',
        unit: '箱',
        unitPrice: dollars(240_000),
        quantity: 2,
        total: dollars(480_000),
        part: 'SEA',
      },
      {
        item: 'DGS',
        name: '危险品附加费',
        unit: '箱',
        unitPrice: dollars(15_000),
        quantity: 2,
        total: dollars(30_000),
        part: 'SEA',
      },
      {
        item: 'THC',
        name: '码头操作费',
        unit: '箱',
        unitPrice: yuan(95_000),
        quantity: 2,
        total: yuan(190_000),
        part: 'LOCAL',
      },
    ],
    totalUsd: dollars(565_367),
    totalYuan: yuan(4_014_104),
    notIncluded: ['目的港码头费', '关税与查验费'],
  },
  files: [],
  mayTakeBack: true,
  history: [
    { event: 'submitted', state: 'SUBMITTED', at: '2026-11-20T01:42:00.000Z', note: null },
    { event: 'verification.owed', state: 'AWAIT_VERIFY', at: '2026-11-20T01:42:00.000Z', note: null },
  ],
  papers: [
    { docType: 'SDS_EN', name: 'SDS（英文）', dueAt: '2026-11-22T14:00:00.000Z', isHere: false },
    { docType: 'PKG_USE', name: '危包证（使用鉴定结果单）', dueAt: '2026-11-25T14:00:00.000Z', isHere: false },
    { docType: 'SDS_CN', name: 'SDS（中文）', dueAt: '2026-11-22T14:00:00.000Z', isHere: true },
    { docType: 'POA', name: '代理委托书', dueAt: null, isHere: true },
  ],
  cancelFee: yuan(0),
  protocolVersion: '2026-11-22',
  protocol: 'shipping-protocol',
  alternative: { carrier: '澜岳航运', vessel: 'LANYUE STAR', voyage: '049W', etd: '2026-12-09T14:00:00.000Z' },
};

const steps: ShownReceipt['steps'] = [
  { code: 'SUBMITTED', at: order.submittedAt, standing: 'done' },
  { code: 'VERIFY', at: order.verifyBy, standing: 'now' },
  { code: 'PAPERS', at: '2026-11-22T14:00:00.000Z', standing: 'now' },
  { code: 'DG_APPLY', at: '2026-11-23T10:00:00.000Z', standing: 'later' },
  { code: 'SI', at: '2026-11-28T14:00:00.000Z', standing: 'later' },
  { code: 'MARITIME_DECL', at: '2026-11-29T14:00:00.000Z', standing: 'later' },
  { code: 'DG_GATE_IN', at: '2026-12-01T02:00:00.000Z', standing: 'later' },
  { code: 'CY_CLOSE', at: '2026-12-02T02:00:00.000Z', standing: 'later' },
  { code: 'DEPARTURE', at: order.etd, standing: 'departure' },
];

export const receipt: ShownReceipt = {
  stage: 'shown',
  order,
  standing: 'waiting',
  secondsLeft: 172_692,
  now: Date.UTC(2026, 10, 20, 1, 44),
  steps,
  nextAddress: null,
  isGreeting: false,
  isFresh: true,
  isBusy: false,
};

export const reviewed: FclOrder = {
  ...order,
  orderNo: 'FC261119QQRR6V',
  state: 'UNDER_REVIEW',
  verifyBy: null,
  cancelFee: null,
};

export const listed: CenterOrdersView = {
  stage: 'listed',
  isBusy: false,
  query: EVERY_ORDER,
  isNarrowed: false,
  pages: 1,
  orders: [order, reviewed],
  total: 2,
  drafts: [],
  readAt: receipt.now,
  openNo: null,
  dropping: null,
  deed: null,
  failureCode: null,
};

export const ordersWishes: CenterOrdersIntents = {
  refresh: fn(),
  change: fn(),
  clear: fn(),
  turn: fn(),
  toggle: fn(),
  cancel: fn(),
  dropDraft: fn(),
  keepDraft: fn(),
  export: fn(),
};
