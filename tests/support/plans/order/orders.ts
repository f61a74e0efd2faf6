import type { OrderBrief } from '../../../../domain/order/receipt/brief';
import type { FclOrder } from '../../../../domain/modes/fcl/receipt';

const money = (amount: number, currency: string) => ({ amount, currency });

/** Submitted at the fixed test time, on the morning of 20 November in China. */
export const SUBMITTED_AT = Date.UTC(2026, 10, 20, 1, 42);
const HOUR = 3_600_000;
const iso = (hours: number) => new Date(SUBMITTED_AT + hours * HOUR).toISOString();

export const ORDER: FclOrder = {
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
  submittedAt: iso(0),
  verifyBy: iso(48),
  org: { code: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai' },
  dst: { code: 'NLRTM', nameCn: '鹿特丹', nameEn: 'Rotterdam' },
  carrier: '澜岳航运',
  vessel: 'LANYUE DAWN',
  voyage: '048W',
  etd: iso(300),
  eta: iso(1_188),
  cutoffs: [
    { code: 'DG_APPLY', at: iso(132) },
    { code: 'SI', at: iso(204) },
    { code: 'CY_OPEN', at: iso(264) },
    { code: 'CY_CLOSE', at: iso(288) },
  ],
  boxes: [{ type: '20GP', count: 2 }],
  loads: [{ type: '20GP', first: 1, count: 2, goods: ['甲醇'], kg: 14_160, vgmKg: 16_490 }],
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
        unitPrice: money(240_000, '2'),
        quantity: 2,
        total: money(480_000, '2'),
        part: 'SEA',
      },
      {
        item: 'THC',
        name: '码头操作费',
        unit: '箱',
        unitPrice: money(95_000, '1'),
        quantity: 2,
        total: money(190_000, '1'),
        part: 'LOCAL',
      },
    ],
    totalUsd: money(565_367, '2'),
    totalYuan: money(4_014_104, '1'),
    notIncluded: ['目的港码头费', '关税与查验费'],
  },
  files: [],
  mayTakeBack: true,
  history: [
    { event: 'submitted', state: 'SUBMITTED', at: '2026-11-20T01:42:00.000Z', note: null },
    { event: 'verification.owed', state: 'AWAIT_VERIFY', at: '2026-11-20T01:42:00.000Z', note: null },
  ],
  papers: [
    { docType: 'SDS_EN', name: 'SDS（英文）', dueAt: iso(60), isHere: false },
    { docType: 'SDS_CN', name: 'SDS（中文）', dueAt: iso(60), isHere: true },
    { docType: 'CI', name: '商业发票', dueAt: null, isHere: false },
  ],
  cancelFee: money(0, '1'),
  protocolVersion: '2026-11-22',
  alternative: null,
};

export const UNDER_REVIEW: FclOrder = { ...ORDER, state: 'UNDER_REVIEW', verifyBy: null, cancelFee: null };
export const DEPARTED: FclOrder = { ...ORDER, state: 'DEPARTED', verifyBy: null, cancelFee: null };
export const AUTO_CANCELLED: FclOrder = { ...ORDER, state: 'AUTO_CANCELLED', verifyBy: null, cancelFee: null };
/** All documents uploaded, with three hours left. */
export const PRESSING: FclOrder = {
  ...ORDER,
  verifyBy: iso(3),
  papers: ORDER.papers.map((paper) => ({ ...paper, isHere: true })),
};

export function briefOf({
  carrier,
  etd,
  eta,
  vessel,
  voyage,
  boxes,
  loads,
  alternative,
  ...order
}: FclOrder): OrderBrief {
  const supplier = { code: '', nameCn: carrier, nameEn: '' };
  return { ...order, supplier, leavesAt: etd, arrivesAt: eta, detail: { vessel, voyage, boxes, loads, alternative } };
}
