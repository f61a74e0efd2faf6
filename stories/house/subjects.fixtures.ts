import type { EnquiryCase, QueuedEnquiry, QueuedVerification, VerificationCase } from '../../domain/house/case';
import type { DoubtedPrice } from '../../domain/order/enquiry/answer-doubts';
import { ANSWERED } from '../order/enquiry-case.fixtures';

const answers = ANSWERED.answer === null ? [] : [ANSWERED.answer];
const answer = ANSWERED.answer;
export const ANSWER = answer && { ...answer, doubts: [], tariff: null };
const WAITS = {
  doubts: ['BELOW_TARIFF', 'NO_DANGER'],
  tariff: { amount: 178_000, currency: '2' },
} satisfies DoubtedPrice;
export const DOUBTED = answer && { ...answer, ...WAITS };

const asked = {
  kind: 'enquiry',
  enquiryNo: 'EQ2611207K3M9Q',
  state: 'OPEN',
  mode: 'FCL',
  isDanger: true,
  isContract: false,
  org: '上海',
  dst: '新加坡',
  goods: ['甲醇'],
  sentAt: '2026-11-23T01:42:00.000Z',
  dueAt: '2026-11-23T03:42:00.000Z',
  heldBy: null,
} satisfies Omit<QueuedEnquiry, 'isOverdue' | 'awaitsSecond'>;
export const ASKED: QueuedEnquiry = { ...asked, awaitsSecond: false, isOverdue: true };
export const COUNTERED: QueuedEnquiry = {
  ...ASKED,
  enquiryNo: 'EQ2611208L4N8P',
  state: 'ANSWERED',
  awaitsSecond: true,
  mode: 'TANK',
  isContract: true,
  isOverdue: false,
  goods: ['甲苯'],
  heldBy: { staffId: 'P4', name: '赵敏' },
};

const field = { isNeeded: true, label: null, options: [], value: '' };

export const ENQUIRY: EnquiryCase = {
  ...asked,
  turn: '0.0',
  customer: { name: '林海', phone: '13800138001', enterprise: null },
  goods: ['甲醇 UN 1230 14160 kg'],
  wishes: ['期望 2026-12-20 开船', '指定周四班'],
  files: [{ fileId: 'F2', docType: 'SDS_CN', name: '甲醇 SDS.pdf', bytes: 2400 }],
  answers: [],
  waiting: null,
  messages: [],
  reason: '',
  orderNo: null,
  done: [],
  acts: [
    {
      id: 'enquiry.answered',
      name: null,
      fields: [
        {
          ...field,
          id: 'offerId',
          kind: 'choice',
          label: '班次（按整箱成单）',
          options: [{ key: 'S1', name: '沧澜航运 · 12月17日 18:00 开' }],
        },
        {
          ...field,
          id: 'isUnsailed',
          kind: 'choice',
          value: 'N',
          options: [
            { key: 'N', name: '按所选班次' },
            { key: 'Y', name: '船期待定' },
          ],
        },
        {
          ...field,
          id: 'freight',
          kind: 'amounts',
          label: '运费（美元）',
          options: [
            { key: '20GP', name: '20GP' },
            { key: '40HQ', name: '40HQ' },
          ],
          value: ['', ''],
        },
        { ...field, id: 'validUntil', kind: 'moment' },
        { ...field, id: 'note', kind: 'lines', label: '说明（询价人可见，最多 500 字）', isNeeded: false },
      ],
    },
    { id: 'enquiry.said', name: null, fields: [{ ...field, id: 'text', kind: 'lines', label: '留言（最多 500 字）' }] },
    { id: 'enquiry.refused', name: null, fields: [{ ...field, id: 'reason', kind: 'text' }] },
  ],
};
export const TALKED: EnquiryCase = {
  ...ENQUIRY,
  state: 'ANSWERED',
  turn: '1.2',
  answers,
  messages: [
    {
      seq: 1,
      at: '2026-11-23T03:00:00.000Z',
      byHouse: false,
      text: '能否再优惠',
      counter: { amount: 150_000, currency: '2', isTaxed: false },
    },
    { seq: 2, at: '2026-11-23T03:20:00.000Z', byHouse: true, text: '已是最低价', counter: null },
  ],
  done: [{ act: 'enquiry.answered', at: '2026-11-23T02:30:00.000Z', who: '赵敏' }],
};

/** Answered below the tariff by a colleague, by the reader, and returned. */
export const DOUBTFUL: EnquiryCase = {
  ...ENQUIRY,
  turn: '1.0',
  waiting: answer && {
    ...WAITS,
    answer: { ...answer, at: '2026-11-23T02:30:00.000Z', validUntil: '2026-11-25T10:00:00.000Z' },
    by: '赵敏',
    isOwn: false,
    returned: null,
  },
  done: [{ act: 'enquiry.answered', at: '2026-11-23T02:30:00.000Z', who: '赵敏' }],
  acts: [
    { id: 'enquiry.approved', name: null, fields: [] },
    { id: 'enquiry.returned', name: null, fields: [{ ...field, id: 'reason', kind: 'text' }] },
    ...ENQUIRY.acts,
  ],
};
export const DOUBTFUL_OWN: EnquiryCase = {
  ...DOUBTFUL,
  waiting: DOUBTFUL.waiting && { ...DOUBTFUL.waiting, isOwn: true },
  acts: ENQUIRY.acts,
};
export const GIVEN_BACK: EnquiryCase = {
  ...DOUBTFUL_OWN,
  turn: '2.0',
  waiting: DOUBTFUL_OWN.waiting && {
    ...DOUBTFUL_OWN.waiting,
    returned: { at: '2026-11-23T02:50:00.000Z', by: '孙立', reason: '危险品附加费要另列' },
  },
};

export const UNVERIFIED: QueuedVerification = {
  kind: 'verification',
  enterpriseId: 'E-1',
  name: '演示化工甲有限公司',
  creditCode: '91310000DEM0000074',
  hasLicence: true,
  claims: 1,
  submittedAt: '2026-11-22T02:00:00.000Z',
  dueAt: '2026-11-24T02:00:00.000Z',
  isOverdue: false,
  heldBy: null,
};
export const BARE: QueuedVerification = {
  ...UNVERIFIED,
  enterpriseId: 'E-2',
  name: '演示涂料戊有限公司',
  creditCode: '91310000DEM0000087',
  hasLicence: false,
  claims: 0,
};

export const CLAIM: VerificationCase = {
  kind: 'verification',
  enterpriseId: 'E-1',
  name: UNVERIFIED.name,
  creditCode: UNVERIFIED.creditCode,
  status: 'WAIT',
  submittedAt: UNVERIFIED.submittedAt,
  dueAt: UNVERIFIED.dueAt,
  turn: '0.2',
  heldBy: null,
  customer: { name: '孙立', phone: '13800138009' },
  handedIn: [
    {
      name: UNVERIFIED.name,
      creditCode: UNVERIFIED.creditCode,
      licence: { fileId: 'L2', name: '执照.jpg' },
      submittedAt: UNVERIFIED.submittedAt,
      decision: null,
      reason: null,
      decidedAt: null,
    },
    {
      name: '演示化工甲公司',
      creditCode: '91310000DEM0000061',
      licence: null,
      submittedAt: '2026-11-20T02:00:00.000Z',
      decision: 'REJECT',
      reason: '名称与执照不符',
      decidedAt: '2026-11-20T08:00:00.000Z',
    },
  ],
  rivals: [
    {
      enterpriseId: 'E-3',
      name: '演示贸易己有限公司',
      status: 'PASS',
      licence: { fileId: 'L3', name: '营业执照.pdf' },
    },
  ],
  done: [{ act: 'verification.refused', at: '2026-11-20T08:00:00.000Z', who: '王强' }],
  acts: [
    { id: 'verification.awarded', name: null, fields: [] },
    { id: 'verification.refused', name: null, fields: [{ ...field, id: 'reason', kind: 'text' }] },
  ],
};
