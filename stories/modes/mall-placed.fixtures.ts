import type { MallOrder } from '../../domain/modes/mall/receipt';
import { order } from '../order/orders.fixtures';

/** Drums of two goods that were ordered, and wait to be fetched. */
export const PLACED_MALL: MallOrder = {
  ...order,
  orderNo: 'ML2611207K3M9Q',
  mode: 'MALL',
  isDanger: 'Y',
  org: { code: 'CNZJG', nameCn: '张家港', nameEn: '' },
  dst: { code: '', nameCn: '', nameEn: '' },
  carrier: '化途自营',
  etd: '',
  eta: '',
  city: 'CNZJG',
  lines: [
    { productId: 'P0067', nameCn: '环氧树脂', grade: 'E-51', pack: 'D200', kg: 880, pieces: 4 },
    { productId: 'P0071', nameCn: '乙二醇', grade: '聚酯级', pack: 'D200', kg: 2250, pieces: 10 },
  ],
  taken: [
    { lotId: 'P0067-261102-CNZJG', kg: 600, madeOn: '2026-11-02', expiresOn: '2027-11-02' },
    { lotId: 'P0067-261109-CNZJG', kg: 280, madeOn: '2026-11-09', expiresOn: '2027-11-09' },
    { lotId: 'P0071-261103-CNZJG', kg: 2250, madeOn: '2026-11-03', expiresOn: '2028-11-03' },
  ],
  delivery: {
    way: 'SELF',
    toCity: '',
    address: '',
    person: '贺师傅',
    phone: '13700002217',
    at: '2026-11-24T09:30',
    plateNo: '苏B·62371',
  },
  loads: 1,
  leadDays: 2,
  fees: { confirmed: 51_903, booked: 129_757 },
};

/** The same in two trucks of the house. */
export const SENT_MALL: MallOrder = {
  ...PLACED_MALL,
  delivery: {
    way: 'SEND',
    toCity: '3301',
    address: '经济技术开发区第八大街 66 号 3 号库',
    person: '钟仓管',
    phone: '13911113344',
    at: '2026-11-30',
    plateNo: '',
  },
  loads: 2,
};

/** The same, its list agreed to by somebody else. */
export const APPROVED_MALL: MallOrder = {
  ...PLACED_MALL,
  approved: {
    by: '王建国',
    at: '2026-11-20T06:05:00.000Z',
    revision: '7c1f9a04be52d3860e7aa1c4f2b95d6830f4e1c7a9b2d5e8063f7a4c1b9e2d50',
    signature: 'DRAWN',
  },
};
