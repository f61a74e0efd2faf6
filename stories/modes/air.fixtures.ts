import { airCutoffs } from '../../domain/modes/air/cutoffs';
import type { AirDetail } from '../../domain/modes/air/detail';
import { airCharges } from '../../domain/modes/air/price';
import type { AirOffer } from '../../domain/modes/air/quote';
import type { AirRates } from '../../domain/modes/air/rates';
import type { AirOrder } from '../../domain/modes/air/receipt';
import type { AirSearch, AirRowText } from '../../domain/modes/air/search';
import { firstDeadline } from '../../domain/offer/cutoffs';
import { parseMoment } from '../../domain/values/moments';
import { order } from '../order/orders.fixtures';

/** A 200 litre drum of paint, accepted only on a freighter. */
export const SEARCH: AirSearch = {
  orgPortCode: 'PVG',
  dstPortCode: 'FRA',
  isDanger: 'Y',
  unNo: '1263',
  group: 'III',
  percent: null,
  net: 200,
  soc: null,
  wh: null,
  pieces: 1,
  kg: 260,
  m3: 0.9,
  sizes: [],
  ready: null,
  isTrial: false,
};

export const TYPED: AirRowText = {
  unNo: '1263',
  pieces: '1',
  kg: '260',
  m3: '0.9',
  size: '',
  net: '200',
  group: 'III',
  percent: '',
  soc: '',
  wh: '',
  name: '',
  also: '',
};

const perKg = [6200, 4800, 3800, 3500, 3350, 3200];

const RATES: AirRates = {
  services: {},
  inDangerFreight: {},
  insurance: { item: 'INS', name: '货运险', perMille: { Y: 2, N: 0.8 }, leastYuan: 100 },
  ladder: { minimum: 48_000, rungs: [0, 45, 100, 300, 500, 1000].map((from, at) => ({ from, perKg: perKg[at] ?? 0 })) },
  fuel: 650,
  security: 120,
  handling: { general: { perKg: 60, leastKg: 100 }, danger: { perKg: 150, leastKg: 200 } },
  bill: 5000,
  houseBill: 5000,
  manifest: 10_000,
  check: 60_000,
  checkMore: 20_000,
  danger: { '3': 1.5 },
  dangerByUn: {},
  hazards: { '1263': ['3'] },
};

const charges = airCharges(
  { kg: 260, cm3: 900_000, dangerous: [{ unNo: '1263', hazardClass: '3' }], awbType: 'MAWB' },
  RATES,
);

const DETAIL: AirDetail = {
  flight: 'ZLKY801',
  aircraft: 'F',
  takes: ['3', '8', '9'],
  hours: 12.5,
  via: null,
  landsAt: '2026-12-04T08:00',
  ladder: RATES.ladder,
  air: { unNo: '1263', answer: 'CAO', pi: '366' },
  upTo: null,
  freighter: null,
};

const LEAVES = '2026-12-03T18:30:00.000Z';
const cutoffs = airCutoffs(parseMoment(LEAVES) ?? 0, 'Y');

export const FREIGHTER: AirOffer = {
  offerId: 'A-ZLKY801-261204',
  mode: 'AIR',
  supplier: { code: 'ZLKY', nameCn: '栈岚货运航空', nameEn: 'Zhanlan Air Cargo' },
  org: { code: 'PVG', nameCn: '上海浦东', nameEn: 'Shanghai Pudong' },
  dst: { code: 'FRA', nameCn: '法兰克福', nameEn: 'Frankfurt' },
  leavesAt: LEAVES,
  arrivesAt: '2026-12-04T07:00:00.000Z',
  cutoffs,
  closesAt: firstDeadline(cutoffs) ?? LEAVES,
  state: 'OPEN',
  left: [{ measure: 'G', amount: 1_641_000 }],
  acceptance: {
    level: 'NEED_APPROVAL',
    reason: 'UN1263 每件 200 L 超过客机限量 60 L，仅限货机（PI 366）；航司需在起飞前 48 小时完成危险品预审',
    source: '航空危险品客机、货机每件限量与包装说明（平台空运限量表）',
    edition: '2026 版，中等置信度',
    notice: '仅供参考，以 SDS 第 14 章、货物运输条件鉴定书、航司收运检查为准。',
  },
  price: charges && { charges, units: [] },
  detail: DETAIL,
};

export const BELLY: AirOffer = {
  ...FREIGHTER,
  offerId: 'A-YXHK201-261203',
  supplier: { code: 'YXHK', nameCn: '屿汐航空', nameEn: 'Yuxi Airways' },
  acceptance: {
    ...FREIGHTER.acceptance,
    level: 'BLOCK',
    reason: '该航班为客机腹舱，本货仅限货机（每件 200 L，客机限 60 L，PI 366）；最近货机：ZLKY801（上海浦东，12-04）',
  },
  detail: {
    ...DETAIL,
    flight: 'YXHK201',
    aircraft: 'P',
    upTo: 60,
    freighter: { flight: 'ZLKY801', org: FREIGHTER.org, day: '2026-12-04', offerId: FREIGHTER.offerId },
  },
};

export const NEVER: AirOffer = {
  ...FREIGHTER,
  acceptance: { ...FREIGHTER.acceptance, level: 'BLOCK', reason: 'UN 1040 航空禁运，建议改海运' },
  detail: { ...DETAIL, air: { unNo: '1040', answer: 'FORBIDDEN', pi: '' } },
};

export const PLACED_AIR: AirOrder = {
  ...order,
  orderNo: 'AR2611207K3M9Q',
  mode: 'AIR',
  org: FREIGHTER.org,
  dst: FREIGHTER.dst,
  carrier: FREIGHTER.supplier.nameCn,
  etd: FREIGHTER.leavesAt,
  eta: FREIGHTER.arrivesAt,
  cutoffs,
  isDanger: 'Y',
  flight: 'ZLKY801',
  aircraft: 'F',
  landsAt: DETAIL.landsAt,
  pieces: 2,
  weight: { kg: 260, volumeKg: 150, charged: 260, by: 'WEIGHT' },
  rung: '100',
  waybillNo: '901-12345675',
  packed: TYPED,
  isCargoOnly: true,
  outers: [{ outer: '1', q: 0.6 }],
  alternative: { airline: '栈岚货运航空', flight: 'ZLKY801', aircraft: 'F', leavesAt: '2026-12-06T18:30:00.000Z' },
};
