import { blankEnquiry } from '../../domain/modes/enq/enquiry';
import { blankGoods } from '../../domain/goods/row';
import type { EnquiryAnswer } from '../../domain/order/enquiry/enquiry-life';
import type { CaseEnquiry } from '../../machines/order/enquiry-case';

export const CASE_NOW = Date.UTC(2026, 10, 20, 1, 42);

const dollars = (amount: number) => ({ amount, currency: '2' });
const yuan = (amount: number) => ({ amount, currency: '1' });
const sea = (item: string, name: string, amount: number) => ({
  item,
  name,
  unit: 'CTN',
  unitPrice: dollars(amount),
  quantity: 1,
  total: dollars(amount),
  part: 'SEA' as const,
});

export const WAITING: CaseEnquiry = {
  enquiryNo: 'EQ2611207K3M9Q',
  state: 'OPEN',
  sentAt: '2026-11-20T01:42:00.000Z',
  answerBy: '2026-11-20T03:42:00.000Z',
  orgPortCode: 'CNSHA',
  dstPortCode: 'SGSIN',
  orgName: '上海',
  dstName: '新加坡',
  form: {
    ...blankEnquiry,
    orgPortCode: 'CNSHA',
    dstPortCode: 'SGSIN',
    etd: '2026-12-20',
    goods: [{ ...blankGoods('1'), nameCn: '甲醇', unNo: '1230', hazardClass: '3', grossKg: '14160' }],
    specialReq: '指定周四班',
  },
  freeTime: [],
  answer: null,
  messages: [],
  reason: '',
  quote: null,
  orderNo: null,
};

const answer: EnquiryAnswer = {
  answerNo: 1,
  at: '2026-11-20T02:00:00.000Z',
  validUntil: '2026-11-21T02:00:00.000Z',
  offer: {
    offerId: 'EGLV-CNSHA-SGSIN-261217',
    mode: 'FCL',
    supplier: { code: 'SLIN', nameCn: '沧澜航运', nameEn: 'SLIN' },
    org: { code: 'CNSHA', nameCn: '上海', nameEn: 'SHANGHAI' },
    dst: { code: 'SGSIN', nameCn: '新加坡', nameEn: 'SINGAPORE' },
    leavesAt: '2026-12-17T10:00:00.000Z',
    arrivesAt: '2026-12-23T10:00:00.000Z',
    cutoffs: [],
    closesAt: '2026-12-07T10:00:00.000Z',
    state: 'OPEN',
    left: [],
    acceptance: { level: 'PASS', reason: '', source: '', edition: '', notice: '' },
    price: null,
    detail: {},
  },
  charges: {
    lines: [sea('OF', '海运费 20GP', 150_000), sea('DGS', '危险品附加费 20GP', 30_000)],
    totalUsd: dollars(180_000),
    totalYuan: yuan(1_278_000),
    notIncluded: ['目的港费用'],
  },
  note: '含操作费',
};

/** Quoted without a sailing yet. */
export const UNSAILED: CaseEnquiry = {
  ...WAITING,
  state: 'ANSWERED',
  answer: {
    ...answer,
    answerNo: 3,
    offer: { ...answer.offer, leavesAt: null, arrivesAt: null, closesAt: null },
    note: '按月初两班之一',
  },
};

export const ANSWERED: CaseEnquiry = {
  ...WAITING,
  state: 'ANSWERED',
  answer,
  freeTime: [
    { kind: 'DEM', freeDays: 2, tiers: [], factor40: 1.8 },
    { kind: 'DET', freeDays: 10, tiers: [], factor40: 1.8 },
  ],
};

const wishing = (modeWish: 'TANK'): CaseEnquiry => ({
  ...ANSWERED,
  form: WAITING.form && { ...WAITING.form, modeWish, boxes: [{ type: '20TK', count: '1' }] },
});

/** Answered as a full container before tank answers existed. */
export const OTHER_WAY: CaseEnquiry = wishing('TANK');

export const AS_TANK: CaseEnquiry = {
  ...OTHER_WAY,
  freeTime: [],
  answer: {
    ...answer,
    offer: {
      ...answer.offer,
      mode: 'TANK',
      offerId: 'TK-GLTK-S24-EGLV-CNSHA-SGSIN-261217',
      detail: { tank: 'S24' },
    },
  },
};

const taxed = (item: string, name: string, amount: number, part: 'SEA' | 'TAX') => ({
  ...sea(item, name, 0),
  unitPrice: yuan(amount),
  total: yuan(amount),
  part,
});

/** Domestic prices include tax. */
export const AS_DOM: CaseEnquiry = {
  ...ANSWERED,
  dstPortCode: 'CNNSA',
  form: WAITING.form && { ...WAITING.form, dstPortCode: 'CNNSA', modeWish: 'DOM', withTax: true },
  freeTime: [],
  answer: {
    ...answer,
    offer: {
      ...answer.offer,
      mode: 'DOM',
      offerId: 'DM-CNSHA-CNNSA-261217',
      dst: { code: 'CNNSA', nameCn: '南沙', nameEn: 'NANSHA' },
    },
    charges: {
      lines: [taxed('OF', '海运费 20GP', 100_000, 'SEA'), taxed('TAX', '增值税 9%', 9_000, 'TAX')],
      totalUsd: dollars(15_353),
      totalYuan: yuan(109_000),
      notIncluded: [],
    },
  },
};

export const AS_ONE_TANK: CaseEnquiry = {
  ...AS_TANK,
  form: AS_TANK.form && { ...AS_TANK.form, boxes: [{ type: '20TK', count: '2' }] },
};

export const ACCEPTED_AS_TANK: CaseEnquiry = {
  ...AS_TANK,
  state: 'ACCEPTED',
  quote: { quoteId: 'quote-1', lockedUntil: '2026-11-21T01:50:00.000Z' },
};

export const ANSWERED_AGAIN: CaseEnquiry = {
  ...ANSWERED,
  answer: { ...answer, answerNo: 2, charges: { ...answer.charges, totalUsd: dollars(210_000) } },
};

export const COUNTERED: CaseEnquiry = {
  ...ANSWERED,
  messages: [
    {
      seq: 1,
      at: '2026-11-20T02:10:00.000Z',
      byHouse: false,
      text: '同航线上月是这个价',
      counter: { amount: 160_000, currency: '2', isTaxed: false },
    },
    { seq: 2, at: '2026-11-20T02:30:00.000Z', byHouse: true, text: '已向船公司申请', counter: null },
  ],
};

export const ACCEPTED: CaseEnquiry = {
  ...ANSWERED,
  state: 'ACCEPTED',
  quote: { quoteId: 'quote-1', lockedUntil: '2026-11-21T01:50:00.000Z' },
};

export const ORDERED: CaseEnquiry = { ...ACCEPTED, state: 'ORDERED', orderNo: 'FC2611207K3M9Q' };
export const DECLINED: CaseEnquiry = { ...ANSWERED, state: 'DECLINED', reason: '价格偏高' };
export const WITHDRAWN: CaseEnquiry = { ...ANSWERED, state: 'WITHDRAWN' };
