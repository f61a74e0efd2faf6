import { fn } from 'storybook/test';

import type { OwnSample, ProductSamples, SampleSheet } from '../../domain/mall/samples';
import type { SampleIntents, SampleView } from '../../machines/booking/sample';

export const OFFERED = { fee: 20_000, courier: 18_000, sizes: ['100 ml', '500 ml'] } as const;

const PRODUCT = { productId: 'P0007', nameCn: '乙酸乙酯', grade: '优级品' };

export const ASKED_SAMPLE: OwnSample = {
  sampleNo: 'SP261120K7M3QX',
  product: PRODUCT,
  size: '500 ml',
  use: '用于水性油墨配方的溶解性试验',
  contact: '周工',
  phone: '13800000021',
  address: '江苏省苏州市工业园区星湖街 218 号 3 栋',
  fee: 20_000,
  courier: 18_000,
  askedAt: '2026-11-20T02:15:00.000Z',
  state: 'ASKED',
  reason: null,
  parcel: null,
};
export const SENT_SAMPLE: OwnSample = {
  ...ASKED_SAMPLE,
  sampleNo: 'SP260802P4T9WB',
  size: '100 ml',
  use: '对照现用牌号的水分与酸度',
  askedAt: '2026-08-02T06:40:00.000Z',
  state: 'SENT',
  parcel: '危险品专递 7730 0192 4581',
};
export const RECEIVED_SAMPLE: OwnSample = {
  ...SENT_SAMPLE,
  sampleNo: 'SP260105A2C6DN',
  use: '首次送样，检测色度与纯度',
  fee: 0,
  askedAt: '2026-01-05T01:05:00.000Z',
  state: 'RECEIVED',
  parcel: '危险品专递 7729 8810 0347',
};
export const REFUSED_SAMPLE: OwnSample = {
  ...ASKED_SAMPLE,
  sampleNo: 'SP260311F8H2JV',
  use: '个人实验，希望了解气味与挥发速度',
  askedAt: '2026-03-11T08:30:00.000Z',
  state: 'REFUSED',
  reason: '收件地址不是企业的经营场所',
};

const RESIN: OwnSample['product'] = { productId: 'P0067', nameCn: '环氧树脂', grade: 'E-51' };

/** One product with both samples used, one with a pending request and one left. */
export const OWN_SAMPLES: readonly ProductSamples[] = [
  {
    product: PRODUCT,
    left: 0,
    from: '2027-01-05',
    records: [SENT_SAMPLE, REFUSED_SAMPLE, RECEIVED_SAMPLE],
  },
  {
    product: RESIN,
    left: 1,
    from: '2026-11-27',
    records: [{ ...ASKED_SAMPLE, product: RESIN, sampleNo: 'SP261121M5R7TX', use: '地坪涂料的固化试验，小试用' }],
  },
];
/** Refused requests do not count. */
export const REFUSED_SAMPLES: readonly ProductSamples[] = [
  { product: PRODUCT, left: 2, from: '2026-11-27', records: [REFUSED_SAMPLE] },
];

export const FREE: SampleSheet = { gate: 'BUY', today: '2026-11-27', from: '2026-11-27', records: [] };

export const blankSample: SampleView = {
  stage: 'listed',
  offered: OFFERED,
  sheet: FREE,
  form: { size: '100 ml', use: '', contact: '', phone: '', address: '' },
  faults: [],
  focus: { field: null, turn: 0 },
  failureCode: null,
  message: null,
  notice: null,
  isSending: false,
  changing: null,
};

export const sampleWishes: SampleIntents = {
  open: fn(),
  refresh: fn(),
  change: fn(),
  submit: fn(),
  takeBack: fn(),
  receive: fn(),
};
