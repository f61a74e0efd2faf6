import type { BuyerPaperCase, QueuedBuyerPaper } from '../../domain/house/case';

const field = { isNeeded: true, label: null, options: [], value: '' };

export const UNREAD: QueuedBuyerPaper = {
  kind: 'buyerPaper',
  paperId: 'BP-1',
  enterprise: '演示溶剂庚有限公司',
  paper: 'PRECREG',
  number: '备 2026-31',
  permit: { substance: { goodsId: 'toluene', nameCn: '甲苯' }, kg: 3000, leftKg: 3000 },
  handedAt: '2026-11-23T01:05:00.000Z',
  dueAt: '2026-11-23T03:05:00.000Z',
  isOverdue: true,
  heldBy: null,
};
export const UNREAD_LICENCE: QueuedBuyerPaper = {
  ...UNREAD,
  paperId: 'BP-2',
  enterprise: '演示贸易辛有限公司',
  paper: 'HAZLIC',
  number: '沪危经 0071',
  permit: null,
  isOverdue: false,
};

export const PAPER: BuyerPaperCase = {
  kind: 'buyerPaper',
  paperId: UNREAD.paperId,
  enterprise: UNREAD.enterprise,
  creditCode: '91310000DEM000011J',
  customer: { name: '周敏', phone: '13800138011' },
  paper: UNREAD.paper,
  number: UNREAD.number,
  validTo: '2027-02-28',
  isExpired: false,
  permit: UNREAD.permit,
  handedAt: UNREAD.handedAt,
  state: 'HANDED_IN',
  reason: null,
  file: { fileId: 'BP-1', name: '备案证明.pdf' },
  turn: '0.1',
  dueAt: UNREAD.dueAt,
  heldBy: null,
  done: [],
  acts: [
    {
      id: 'buyerPaper.passed',
      name: null,
      fields: [
        { ...field, id: 'until', kind: 'date', label: '有效期截止日', value: '2027-02-28' },
        { ...field, id: 'substance', kind: 'choice', options: [{ key: 'toluene', name: '甲苯' }], value: 'toluene' },
        { ...field, id: 'kg', kind: 'number', label: '备案数量 kg', value: '3000' },
      ],
    },
    { id: 'buyerPaper.returned', name: null, fields: [{ ...field, id: 'reason', kind: 'text' }] },
  ],
};
export const PAPER_RETURNED: BuyerPaperCase = {
  ...PAPER,
  paper: 'HAZLIC',
  permit: null,
  validTo: '2026-10-31',
  isExpired: true,
  state: 'RETURNED',
  reason: '许可证已过期',
  dueAt: null,
  acts: [],
  done: [{ act: 'buyerPaper.returned', at: '2026-11-23T02:40:00.000Z', who: '李娜' }],
};
