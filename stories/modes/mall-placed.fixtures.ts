import type { MallOrder } from '../../domain/modes/mall/receipt';
import { CONTACT } from '../../domain/people/contact';
import type { Mishap } from '../../domain/order/changes/mishap';
import { YUAN } from '../../domain/values/money';
import { STORE_GATE } from './mall.fixtures';
import { DOORS } from '../small-photo.fixtures';
import { order } from '../order/orders.fixtures';

const toldOf = (of: Pick<Mishap, 'no' | 'name' | 'day' | 'words'> & Partial<Mishap>): Mishap => ({
  stands: 'TOLD',
  fee: { amount: 0, currency: YUAN },
  counted: [],
  ways: null,
  answerBy: null,
  photos: [],
  ...of,
});

export const PLACED_MALL: MallOrder = {
  ...order,
  orderNo: 'ML2611207K3M9Q',
  mode: 'MALL',
  isDanger: 'Y',
  org: { code: 'CNZJG', nameCn: '张家港', nameEn: '' },
  dst: { code: '', nameCn: '', nameEn: '' },
  carrier: CONTACT.company,
  etd: '',
  eta: '',
  city: 'CNZJG',
  lines: [
    { productId: 'P0067', nameCn: '环氧树脂', grade: 'E-51', pack: 'D200', kg: 880, pieces: 4 },
    { productId: 'P0071', nameCn: '乙二醇', grade: '聚酯级', pack: 'D200', kg: 2250, pieces: 10 },
  ],
  gate: STORE_GATE,
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
  complaints: [],
};

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

export const APPROVED_MALL: MallOrder = {
  ...PLACED_MALL,
  approved: {
    by: '王建国',
    at: '2026-11-20T06:05:00.000Z',
    revision: '7c1f9a04be52d3860e7aa1c4f2b95d6830f4e1c7a9b2d5e8063f7a4c1b9e2d50',
    signature: 'DRAWN',
  },
};

export const TWICE_APPROVED_MALL: MallOrder = {
  ...APPROVED_MALL,
  approved: {
    by: '陈志远',
    at: '2026-11-20T08:20:00.000Z',
    revision: '7c1f9a04be52d3860e7aa1c4f2b95d6830f4e1c7a9b2d5e8063f7a4c1b9e2d50',
    signature: 'TYPED',
    first: { by: '王建国', at: '2026-11-20T06:05:00.000Z', signature: 'DRAWN' },
  },
};

/** Delivered, complained about and partly refunded. */
export const COMPLAINED_MALL: MallOrder = {
  ...SENT_MALL,
  orderNo: 'ML261124C7D2QX',
  state: 'COMPLETED',
  complaints: [
    toldOf({
      no: 1,
      name: '提出投诉',
      day: '2026-12-01',
      words: '环氧树脂 E-51破损 批次 P0067-261102-CNZJG 220 千克：卸货时 1 桶变形渗漏',
      photos: [
        { fileId: 'photo-1', name: '渗漏的桶.jpg', small: DOORS },
        { fileId: 'photo-2', name: '桶身标签.png', small: DOORS },
      ],
    }),
    toldOf({ no: 2, name: '取样送检', day: '2026-12-02', words: '同批留样与到货样一起送检' }),
    toldOf({
      no: 3,
      name: '破损退款：环氧树脂 E-51',
      day: '2026-12-04',
      words: '渗漏属实；破损 220 千克',
      fee: { amount: -418_000, currency: YUAN },
      counted: ['破损 220 千克退款：环氧树脂 E-51'],
    }),
    toldOf({ no: 4, name: '投诉结案', day: '2026-12-05', words: '退款已原路退回' }),
  ],
};
