import type { Customer, FoundCustomer } from '../../domain/house/customers';

export const FOUND: FoundCustomer = {
  kind: 'enterprise',
  id: 'E-7',
  name: '演示溶剂庚有限公司',
  phone: null,
  enterprise: null,
  creditCode: '91310000DEMO000011',
  status: 'PASS',
};
export const FOUND_PERSON: FoundCustomer = {
  kind: 'person',
  id: 'U-3',
  name: '周敏',
  phone: '138****8011',
  enterprise: '演示溶剂庚有限公司',
  creditCode: null,
  status: null,
};

/** As an auditor sees an enterprise: all of it. */
export const ENTERPRISE: Customer = {
  kind: 'enterprise',
  id: 'E-7',
  name: FOUND.name,
  creditCode: FOUND.creditCode,
  status: 'PASS',
  enterprise: null,
  people: [{ userId: 'U-3', name: '周敏', phone: '138****8011', since: '2026-03-02T01:20:00.000Z' }],
  orders: {
    records: [
      {
        orderNo: 'FC000000000001',
        mode: 'FCL',
        state: 'UNDER_REVIEW',
        org: { code: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai' },
        dst: { code: 'SGSIN', nameCn: '新加坡', nameEn: 'Singapore' },
        goods: ['甲醇'],
        submittedAt: '2026-11-23T02:00:00.000Z',
        isOpen: true,
        heldBy: { staffId: 'P1', name: '李娜' },
      },
      {
        orderNo: 'AIR00000000002',
        mode: 'AIR',
        state: 'COMPLETED',
        org: { code: 'PVG', nameCn: '上海浦东', nameEn: 'Pudong' },
        dst: { code: 'FRA', nameCn: '法兰克福', nameEn: 'Frankfurt' },
        goods: ['香精', '乙酸乙酯'],
        submittedAt: '2026-09-08T07:30:00.000Z',
        isOpen: false,
        heldBy: null,
      },
    ],
    total: 34,
  },
  enquiries: {
    records: [
      {
        enquiryNo: 'EQ2611207K3M9Q',
        mode: 'TANK',
        state: 'OPEN',
        org: '宁波',
        dst: '汉堡',
        goods: ['甲苯'],
        sentAt: '2026-11-22T03:10:00.000Z',
        isOpen: true,
        heldBy: null,
      },
    ],
    total: 1,
  },
  talk: [{ enquiryNo: 'EQ2611207K3M9Q', at: '2026-11-22T05:00:00.000Z', byHouse: false, text: '能否下周四前答复？' }],
  verifications: [
    {
      name: FOUND.name,
      creditCode: '91310000DEMO000011',
      licence: { fileId: 'V-2', name: '执照.pdf' },
      submittedAt: '2026-03-03T02:00:00.000Z',
      decision: 'PASS',
      reason: null,
      decidedAt: '2026-03-04T02:00:00.000Z',
    },
    {
      name: '演示溶剂庚公司',
      creditCode: '91310000DEMO000012',
      licence: null,
      submittedAt: '2026-03-02T06:00:00.000Z',
      decision: 'REJECT',
      reason: '没有交执照',
      decidedAt: '2026-03-02T08:00:00.000Z',
    },
  ],
  papers: [
    {
      paperId: 'BP-1',
      paper: 'PRECREG',
      number: '备 2026-31',
      validTo: '2027-02-28',
      isExpired: false,
      permit: { substance: { goodsId: 'toluene', nameCn: '甲苯' }, kg: 3000, leftKg: 1200 },
      handedAt: '2026-11-20T01:05:00.000Z',
      state: 'READ',
      reason: null,
    },
    {
      paperId: 'BP-2',
      paper: 'HAZLIC',
      number: '沪危经 0071',
      validTo: '2026-10-31',
      isExpired: true,
      permit: null,
      handedAt: '2026-05-04T01:05:00.000Z',
      state: 'RETURNED',
      reason: '证件已过期',
    },
  ],
  limits: {
    openOrders: 12,
    mostOpen: 300,
    mostADay: 900,
    allowed: { times: 3, reason: '长约客户', at: '2026-06-05T04:00:00.000Z' },
  },
  messages: [
    { at: '2026-11-23T02:01:00.000Z', to: '周敏 138****8011', kind: 'user_login', text: null },
    {
      at: '2026-11-21T09:40:00.000Z',
      to: '周敏 138****8011',
      kind: 'notice',
      text: '【化途】订单 FC000000000001 已提交，等待审核。',
    },
  ],
  looks: [{ at: '2026-11-19T08:15:00.000Z', who: '孙立' }],
};

/** And as somebody who answers enquiries sees a person who orders for it. */
export const PERSON: Customer = {
  ...ENTERPRISE,
  kind: 'person',
  id: 'U-3',
  name: '周敏',
  creditCode: null,
  status: null,
  enterprise: { id: 'E-7', name: FOUND.name },
  orders: null,
  verifications: null,
  papers: null,
  limits: null,
  messages: null,
  looks: null,
};

export const NEWCOMER: Customer = {
  ...ENTERPRISE,
  id: 'E-9',
  name: '演示贸易壬有限公司',
  creditCode: '91310000DEMO000019',
  status: 'NONE',
  people: [],
  orders: { records: [], total: 0 },
  enquiries: { records: [], total: 0 },
  talk: [],
  verifications: [],
  papers: [],
  limits: { openOrders: 0, mostOpen: 20, mostADay: 60, allowed: null },
  messages: [],
  looks: [],
};
