import type { QueuedSample, SampleCase } from '../../domain/house/case';

const field = { isNeeded: true, label: null, options: [], value: '' };
const RESIN = { productId: 'P0067', nameCn: '环氧树脂', grade: 'E-51' };
const OXIDE = { productId: 'P0069', nameCn: '氧化锌', grade: '间接法' };

export const ASKED_FOR: QueuedSample = {
  kind: 'sample',
  sampleNo: 'SP261120K7M3QX',
  buyer: '演示涂料壬有限公司',
  product: RESIN,
  size: '500 ml',
  state: 'ASKED',
  askedAt: '2026-11-20T02:15:00.000Z',
  dueAt: '2026-11-20T05:15:00.000Z',
  isOverdue: true,
  heldBy: null,
};
export const GRANTED: QueuedSample = {
  ...ASKED_FOR,
  sampleNo: 'SP261123P4T9WB',
  buyer: '演示橡胶癸有限公司',
  product: OXIDE,
  size: '100 g',
  state: 'APPROVED',
  askedAt: '2026-11-23T01:40:00.000Z',
  dueAt: '2026-11-23T03:40:00.000Z',
  isOverdue: false,
  heldBy: { staffId: 'S-2', name: '李娜' },
};

export const SAMPLE: SampleCase = {
  kind: 'sample',
  sampleNo: ASKED_FOR.sampleNo,
  buyer: ASKED_FOR.buyer,
  customer: { name: '周敏', phone: '13800138011' },
  product: RESIN,
  size: ASKED_FOR.size,
  use: '用于水性防腐底漆的配方试验',
  contact: '周工',
  phone: '0512-62881234',
  address: '江苏省苏州市工业园区星湖街 218 号 3 栋',
  fee: 0,
  courier: 18_000,
  askedAt: ASKED_FOR.askedAt,
  state: 'ASKED',
  reason: null,
  parcel: null,
  gate: 'BUY',
  turn: '0.1',
  dueAt: ASKED_FOR.dueAt,
  heldBy: null,
  done: [],
  acts: [
    { id: 'sample.approved', name: null, fields: [] },
    { id: 'sample.refused', name: null, fields: [{ ...field, id: 'reason', kind: 'text' }] },
  ],
};
export const SAMPLE_BARRED: SampleCase = {
  ...SAMPLE,
  gate: 'PAPER_EXPIRED',
  acts: SAMPLE.acts.slice(1),
};
export const SAMPLE_SENT: SampleCase = {
  ...SAMPLE,
  fee: 20_000,
  state: 'SENT',
  parcel: '危险品专递 7730 0192 4581',
  dueAt: null,
  acts: [],
  done: [
    { act: 'sample.sent', at: '2026-11-20T06:30:00.000Z', who: '李娜' },
    { act: 'sample.approved', at: '2026-11-20T03:10:00.000Z', who: '李娜' },
  ],
};
export const SAMPLE_REFUSED: SampleCase = {
  ...SAMPLE,
  state: 'REFUSED',
  reason: '收件地址不是企业的经营场所',
  dueAt: null,
  acts: [],
  done: [{ act: 'sample.refused', at: '2026-11-20T03:12:00.000Z', who: '王强' }],
};
