import type { HouseCase } from '../../../../domain/house/case';
import type { StaffRole } from '../../../../domain/house/roles';
import { deskCaseMachine } from '../../../../machines/house/desk-case';
import { sharedPlan } from '../../model/plan';
import { WAITING } from './desk-queue.plan';

export const SELF = { staffId: 'P1', name: '李娜', roles: ['reviewer', 'pricing'] satisfies StaffRole[] };
export const WANG = { staffId: 'P2', name: '王强' };
const LACKING = [{ key: '1', name: '还缺 1 份，仍要办理：SDS' }];
const field = { isNeeded: true, label: null, options: [], value: '' };
export const TEXT = '【化途】订单 FC000000000001 未通过审核，已退回。说明：资料不全';

export const CASE: HouseCase = {
  kind: 'order',
  orderNo: WAITING.orderNo,
  mode: 'FCL',
  state: 'UNDER_REVIEW',
  stands: {},
  turn: '0.2',
  isDanger: false,
  submittedAt: WAITING.submittedAt,
  dueAt: WAITING.dueAt,
  agreed: { protocol: 'sale-protocol', version: '2026-11-26', charges: null },
  customer: { name: '吴远', phone: '13800138004', enterprise: '演示物流丙有限公司' },
  org: WAITING.org,
  dst: WAITING.dst,
  supplier: { code: 'COSCO', nameCn: '中远海运', nameEn: 'COSCO' },
  leavesAt: '2026-12-01T02:00:00.000Z',
  arrivesAt: null,
  goods: [{ nameCn: '甲醇', unNo: '1230', hazardClass: '3', subRisks: ['6.1'], packingGroup: 'II' }],
  contents: {
    way: [{ name: '船名航次', said: 'LANYUE DAWN 048W' }],
    entries: [
      { path: 'goods.0.nameCn', step: 'goods', values: [{ typed: '甲醇', name: null }] },
      { path: 'goods.0.grossKg', step: 'goods', values: [{ typed: '14160', name: null }] },
      { path: 'contactName', step: 'confirm', values: [{ typed: '吴远', name: null }] },
    ],
  },
  charges: {
    lines: [
      {
        item: 'OF',
        name: '海运费',
        unit: 'BOX',
        unitPrice: { amount: 1_000_00, currency: 'USD' },
        quantity: 1,
        total: { amount: 1_000_00, currency: 'USD' },
        part: 'SEA',
      },
    ],
    totalUsd: { amount: 1_000_00, currency: 'USD' },
    totalYuan: { amount: 7_100_00, currency: 'CNY' },
    notIncluded: [],
  },
  cutoffs: [],
  prints: [{ kind: 'bookingNote', name: '货运委托书' }],
  findings: [
    {
      level: 'MANUAL',
      about: 'CONSISTENCY',
      code: 'unknownGoods',
      given: { row: 1 },
      source: { source: 'IMDG Code', edition: '42-24' },
    },
  ],
  papers: [{ docType: 'SDS', name: 'SDS', dueAt: null, isHere: false }],
  files: [{ fileId: 'F1', docType: 'PACK', name: '危包证.pdf', bytes: 1200 }],
  asked: null,
  notes: [{ name: '进仓实测', said: '1000 kg', photos: [] }],
  inner: [{ at: '2026-11-23T02:30:00.000Z', who: '王强', text: '已电话联系吴远，VGM 15:00 前补。' }],
  history: [
    { event: 'submitted', state: 'SUBMITTED', at: '2026-11-23T02:00:00.000Z', note: null, who: null, answers: [] },
    {
      event: 'goods.dangerous',
      state: 'UNDER_REVIEW',
      at: '2026-11-23T02:01:00.000Z',
      note: '核对',
      who: '王强',
      answers: [],
    },
  ],
  heldBy: null,
  acts: [
    { id: 'refused', name: '退回', fields: [{ ...field, id: 'reason', kind: 'text' }] },
    { id: 'photo', name: null, fields: [{ ...field, id: 'files', kind: 'files' }] },
    {
      id: 'accepted',
      name: '通过',
      fields: [{ ...field, id: 'lacking', kind: 'choices', options: LACKING, value: ['1'] }],
    },
  ],
};
export const HELD: HouseCase = { ...CASE, turn: '1.2', heldBy: { staffId: SELF.staffId, name: SELF.name } };
/** A colleague took the case while a form was open. */
const TAKEN: HouseCase = { ...CASE, turn: '3.2', heldBy: WANG };
/** The case moved on: it can no longer be returned, and has another photograph. */
const MOVED: HouseCase = {
  ...CASE,
  turn: '2.2',
  acts: [
    {
      id: 'photo',
      name: null,
      fields: [
        { ...field, id: 'files', kind: 'files' },
        { ...field, id: 'place', kind: 'text', isNeeded: false },
      ],
    },
  ],
};
export const PICTURE = {
  name: '1.jpg',
  size: 3,
  slice: () => ({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(3)) }),
};

/** First of the list that it was opened from. */
export const BESIDE = { before: null, after: { kind: 'order', no: 'FC000000000002' }, at: 1, of: 30 } as const;

const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, failure: { code } });
const told = { ok: false as const, failure: { code: 'told' as const, message: '请写明原因（2–100 字）' } };
const bug = { bug: new TypeError('no case') };
const colleagues = [SELF, WANG];
const deeds = {
  overtaken: failed('moved' as const),
  'held by another': failed('held' as const),
  'told why not': told,
  offline: failed('network' as const),
  unavailable: failed('unavailable' as const),
};

export const deskCasePlan = sharedPlan('deskCasePlan', deskCaseMachine, {
  inputs: {
    'an order': { subject: { kind: 'order', no: CASE.orderNo }, self: SELF, back: { queue: 'review' }, finished: null },
  },
  events: {
    'case.refresh': 'bare',
    // What follows a deed is the same for every case of a list.
    'onward.toggle': ({ context: { shown, notice, failureCode, message } }): Record<string, object> =>
      shown?.turn !== CASE.turn || notice !== null || failureCode !== null || message !== null
        ? {}
        : { 'to go on with the list, or not': {} },
    'act.choose': {
      'sending it back': { act: 'refused' },
      'a photograph': { act: 'photo' },
      'letting it pass without a paper': { act: 'accepted' },
      'what cannot be done': { act: 'departed' },
    },
    'act.drop': 'bare',
    'field.change': (now): Record<string, { field: string; value: string }> =>
      now.context.actId !== 'refused' || now.context.said['reason'] === '资料不全'
        ? {}
        : { 'a reason': { field: 'reason', value: '资料不全' } },
    'files.choose': (now): Record<string, { files: (typeof PICTURE)[] }> =>
      now.context.actId === 'photo' ? { 'a picture': { files: [PICTURE] } } : {},
    'act.rehearse': 'bare',
    'act.send': 'bare',
    'act.change': 'bare',
    'case.hold': (now): Record<string, { to: string | null }> =>
      now.context.shown?.heldBy?.staffId !== SELF.staffId
        ? { 'by myself': { to: SELF.staffId } }
        : { 'by a colleague': { to: WANG.staffId }, 'by nobody': { to: null } },
  },
  outcomes: {
    loadCase: {
      done: {
        'an order nobody has': { ok: true, shown: CASE, colleagues, beside: BESIDE },
        'an order with a reason begun': {
          ok: true,
          shown: CASE,
          colleagues,
          draft: { actId: 'refused', said: { reason: '资料不全' } },
        },
        'an order of mine': { ok: true, shown: HELD, colleagues },
        'an order of a colleague': { ok: true, shown: TAKEN, colleagues },
        'an order that moved on': { ok: true, shown: MOVED, colleagues },
        gone: failed('gone' as const),
        offline: failed('network' as const),
        unavailable: failed('unavailable' as const),
      },
      error: bug,
    },
    rehearse: {
      done: {
        read: { ok: true, texts: [TEXT], answer: null, notice: null, closure: null, calendar: null, surcharge: null },
        'nothing to read': {
          ok: true,
          texts: [],
          answer: null,
          notice: null,
          closure: null,
          calendar: null,
          surcharge: null,
        },
        ...deeds,
      },
      error: bug,
    },
    act: { done: { done: { ok: true }, ...deeds }, error: bug },
    hold: { done: { done: { ok: true }, ...deeds }, error: bug },
    findNext: { done: { 'the next of the list': { next: BESIDE.after }, 'no more': { next: null } }, error: bug },
    paperView: 'stream',
    documents: 'stream',
  },
  distinguish: ({
    shown,
    beside,
    isOnward,
    next,
    actId,
    said,
    files,
    holdTo,
    reading,
    isLacking,
    notice,
    failureCode,
    message,
  }) => [
    shown?.turn,
    beside?.at,
    isOnward,
    next,
    actId,
    said,
    files.length,
    holdTo,
    reading?.texts.length,
    isLacking,
    notice,
    failureCode,
    message,
  ],
});
