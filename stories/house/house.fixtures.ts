import type { HouseCase, QueuedCase } from '../../domain/house/case';
import { DOLLAR, YUAN } from '../../domain/values/money';
import { DOORS } from '../small-photo.fixtures';

const end = (code: string, nameCn: string, nameEn: string) => ({ code, nameCn, nameEn });
const HOUR = '2026-11-23T04:00:00.000Z';

export const WAITING: QueuedCase = {
  kind: 'order',
  orderNo: 'FC000000000001',
  mode: 'FCL',
  state: 'UNDER_REVIEW',
  isDanger: false,
  cutoff: null,
  isUnderWay: false,
  isRevised: true,
  isComplained: false,
  hit: '宁波港 11月24日至11月28日停收货物：台风红色预警',
  goods: ['柠檬酸'],
  org: end('CNSHA', '上海', 'Shanghai'),
  dst: end('SGSIN', '新加坡', 'Singapore'),
  arrivesAt: null,
  departure: null,
  submittedAt: '2026-11-23T02:00:00.000Z',
  dueAt: HOUR,
  isOverdue: false,
  heldBy: { staffId: 'P2', name: '王强' },
};
export const LATE: QueuedCase = {
  ...WAITING,
  orderNo: 'WH000000000002',
  mode: 'WH',
  state: 'DG_REVIEW',
  isDanger: true,
  isRevised: false,
  isComplained: false,
  hit: null,
  goods: ['甲醇', '丙酮'],
  org: null,
  dst: null,
  isOverdue: true,
  heldBy: null,
};
export const entry = (step: string, path: string, typed: string, name: string | null = null) => ({
  path,
  step,
  values: [{ typed, name }],
});
export const dollars = (amount: number) => ({ amount, currency: DOLLAR });
export const yuan = (amount: number) => ({ amount, currency: YUAN });

const field = { isNeeded: true, label: null, options: [], value: '' };

export const CASE: HouseCase = {
  kind: 'order',
  orderNo: WAITING.orderNo,
  mode: 'FCL',
  state: 'DG_REVIEW',
  stands: {},
  turn: '0.3',
  isDanger: true,
  submittedAt: WAITING.submittedAt,
  dueAt: HOUR,
  agreed: { protocol: 'shipping-protocol', version: '2026-11-25', charges: '2026-11-22' },
  customer: { name: '吴远', phone: '13800138004', enterprise: '演示物流丙有限公司' },
  org: WAITING.org,
  dst: WAITING.dst,
  supplier: end('HTSL', '衡滩班轮', 'Hengtan'),
  leavesAt: '2026-12-08T06:00:00.000Z',
  arrivesAt: null,
  goods: [{ nameCn: '甲醇', unNo: '1230', hazardClass: '3', subRisks: ['6.1'], packingGroup: 'II' }],
  contents: {
    way: [
      { name: '承运人', said: '衡滩班轮' },
      { name: '船名航次', said: 'HENGTAN STAR 048W' },
      { name: '箱型箱量', said: '1 × 20GP' },
    ],
    entries: [
      entry('goods', 'goods.0.nameCn', '甲醇'),
      entry('goods', 'goods.0.nameEn', 'Methanol'),
      entry('goods', 'goods.0.unNo', '1230'),
      entry('goods', 'goods.0.shippingName', 'METHANOL'),
      entry('goods', 'goods.0.hazardClass', '3'),
      entry('goods', 'goods.0.subRisks', '6.1'),
      entry('goods', 'goods.0.packingGroup', 'II'),
      entry('goods', 'goods.0.flashPoint', '11'),
      entry('goods', 'goods.0.packKind', '1A1', '闭口钢桶'),
      entry('goods', 'goods.0.packMark', 'UN 1A1/X1.4/250/26/CN/310001'),
      entry('goods', 'goods.0.pieces', '80'),
      entry('goods', 'goods.0.grossKg', '14160'),
      entry('goods', 'goods.0.volume', '16'),
      entry('sailing', 'boxes.0.type', '20GP'),
      entry('sailing', 'boxes.0.count', '1'),
      entry('sailing', 'tradeTerm', '1', 'FOB 船上交货'),
      entry('services', 'declMode', 'PLATFORM'),
      entry('services', 'shipper.name', 'SENDER CHEMICALS LTD'),
      entry('services', 'shipper.phone', '+86 21 5555 0001'),
      entry('services', 'consignee.name', 'TAKER CHEMICALS LTD'),
      entry('confirm', 'payType', '2', '票结'),
      entry('confirm', 'invoice.title', '演示物流丙有限公司'),
      entry('confirm', 'invoice.taxNo', '91310000MA1K35NQ07'),
      entry('confirm', 'contactName', '吴远'),
      entry('confirm', 'contactPhone', '13800138004'),
      entry('confirm', 'emergencyPhone', '+86 21 5555 0115'),
      entry('confirm', 'remark', '请在周五前放箱'),
    ],
  },
  charges: {
    lines: [
      {
        item: 'OF',
        name: '海运费',
        unit: 'BOX',
        unitPrice: dollars(1_907_00),
        quantity: 1,
        total: dollars(1_907_00),
        part: 'SEA',
      },
      {
        item: 'DOC',
        name: '文件费',
        unit: 'BILL',
        unitPrice: yuan(450_00),
        quantity: 1,
        total: yuan(450_00),
        part: 'PORT',
      },
    ],
    totalUsd: dollars(1_970_38),
    totalYuan: yuan(13_989_70),
    notIncluded: ['目的港费用'],
  },
  cutoffs: [{ code: 'SI', at: '2026-12-04T10:00:00.000Z' }],
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
  papers: [
    { docType: 'SDS_CN', name: 'SDS（中文）', dueAt: null, isHere: false },
    { docType: 'PACK', name: '危包证', dueAt: null, isHere: true },
  ],
  files: [{ fileId: 'F1', docType: 'PACK', name: '危包证.pdf', bytes: 1200 }],
  asked: { papers: [{ docType: 'SDS_CN', name: 'SDS（中文）' }], reason: '请补交', replyBy: HOUR },
  notes: [{ name: '进仓实测', said: '1000 kg，1.2 m³；已按规则计费', photos: [] }],
  inner: [{ at: '2026-11-23T02:30:00.000Z', who: '王强', text: '已电话联系，VGM 15:00 前补。' }],
  history: [
    { event: 'submitted', state: 'SUBMITTED', at: WAITING.submittedAt, note: null, who: null, answers: [] },
    { event: 'papers.missing', state: 'PENDING_UPDATE', at: HOUR, note: '请补交', who: '王强', answers: [] },
  ],
  heldBy: null,
  acts: [
    {
      id: 'papers.missing',
      name: '要求补资料',
      fields: [
        {
          ...field,
          id: 'papers',
          kind: 'choices',
          isNeeded: false,
          options: [{ key: 'SDS_CN', name: 'SDS（中文）' }],
          value: [],
        },
        { ...field, id: 'replyBy', kind: 'date', isNeeded: false },
        { ...field, id: 'reason', kind: 'text' },
      ],
    },
    { id: 'refused', name: '退回', fields: [{ ...field, id: 'reason', kind: 'text' }] },
    {
      id: 'photo',
      name: null,
      fields: [
        { ...field, id: 'unit', kind: 'choice', options: [{ key: '1', name: '1 号箱' }] },
        { ...field, id: 'files', kind: 'files' },
      ],
    },
    {
      id: 'space.released',
      name: '放舱',
      fields: [
        { ...field, id: 'units', kind: 'rows', label: '罐', options: [{ key: 'no', name: '罐号' }], value: ['T1'] },
      ],
    },
  ],
};

/** The owner corrected two fields of the bill of lading and added a truck. */
export const REVISED: HouseCase = {
  ...CASE,
  turn: '2.5',
  notes: [
    { name: '下单后改过', said: '收货人英文名称：RHINE CHEMIE BV → MAAS CHEMIE BV', photos: [] },
    { name: '下单后改过', said: '收货人邮箱：未填 → desk@maas.nl', photos: [] },
    {
      name: '下单后加订',
      said: '拖车/送货，货好时间 2026-11-30 09:00，提货省市区 浙江省宁波市北仑区，提货详细地址 进港路 88 号',
      photos: [],
    },
  ],
  history: [
    ...CASE.history,
    {
      event: 'bill.revised',
      state: 'PENDING_UPDATE',
      at: '2026-11-23T05:10:00.000Z',
      note: '提单：收货人英文名称、收货人邮箱',
      who: null,
      answers: [],
    },
    {
      event: 'service.added',
      state: 'PENDING_UPDATE',
      at: '2026-11-23T05:40:00.000Z',
      note: '拖车/送货，加收 ¥3,600.00',
      who: null,
      answers: [],
    },
  ],
};

export const PHOTOGRAPHED: HouseCase = {
  ...CASE,
  turn: '5.1',
  state: 'COMPLETED',
  notes: [
    {
      name: '异常与投诉',
      said: '提出投诉（2026-12-01）：短少 批次 P0067-261102-CNZJG 220 千克：少了一桶；不收费',
      photos: [
        { fileId: 'photo-1', name: '渗漏的桶.jpg', small: DOORS },
        { fileId: 'photo-2', name: '桶身标签.png', small: DOORS },
      ],
    },
  ],
};
