import { goodsLookup } from '../../domain/goods/identity';
import type { WhDetail } from '../../domain/modes/wh/detail';
import { blankTruck, blankWh, type WhForm } from '../../domain/modes/wh/form';
import { whCharges } from '../../domain/modes/wh/price';
import type { WhOffer, WhQuote } from '../../domain/modes/wh/quote';
import type { WhRates } from '../../domain/modes/wh/rates';
import type { WhSearch } from '../../domain/modes/wh/search';
import type { OrderFacts } from '../../domain/order/form/facts';
import { METHANOL_FACTS, METHANOL_ROW, SOUND } from '../order/order-forms.fixtures';
import { NOW } from '../order/quoted.fixtures';

export const SEARCH: WhSearch = {
  city: '310100',
  isDanger: 'Y',
  unNo: '1230',
  goods: null,
  group: null,
  tons: 12,
  pallets: 16,
  inDate: '2026-12-01',
  days: 30,
  temp: 'NORMAL',
  untold: [],
};

export const RATES: WhRates = {
  tonDay: 660,
  palletDay: 528,
  tiers: [
    { days: 30, share: 1 },
    { days: 60, share: 0.95 },
    { days: null, share: 0.9 },
  ],
  leastTons: 1,
  leastRent: 80_000,
  handIn: 4_500,
  handOut: 4_500,
  safety: 500,
  papers: 10_000,
  bonded: 0,
  label: 400,
  sample: 20_000,
  pallet: 11_000,
};

const NOTICE = '仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。';
const STORED = { source: '危险化学品仓库储存通则 GB 15603', edition: '2022 版', notice: NOTICE };

const MIDDLE = { north: 31.23, east: 121.47 };

const DETAIL: WhDetail = {
  warehouse: { code: 'JXZP', nameCn: '嘉浦化工库', nameEn: 'JXZP', district: '平湖市', isBonded: false },
  room: { id: 'JXZP-A', fires: ['A1'], classes: ['3'], areaM2: 500, hasSprinkler: true, temp: 'NORMAL', tons: 250 },
  away: { km: 79, degrees: 208, middle: MIDDLE },
  isInCity: false,
  stay: { from: '2026-12-01', to: '2026-12-31', days: 30 },
  classesInside: ['3'],
  majorInside: 0,
  critical: 500,
  beside: { level: 'PASS', why: 'NONE' },
  free: [
    { day: '2026-11-20', grams: 55_000_000 },
    { day: '2026-12-10', grams: 31_000_000 },
    { day: '2026-12-20', grams: 55_000_000 },
  ],
  leastGrams: 31_000_000,
  freeFrom: '2026-12-01',
  split: null,
  gate: { from: '2026-12-01', hours: [[3, 2, 0, 1, 3, 3, 2, 1]] },
  fire: { item: 'A1', isSure: true, why: 'flashLow', degrees: 11 },
  apart: ['2.1', '2.3', '4.1', '4.2', '4.3', '5.1', '5.2'],
  rent: { basis: 'PLTD', rate: 528, quantity: 16, other: 7920 },
  findings: [
    {
      level: 'NEED_APPROVAL',
      code: 'whSubRisk',
      given: { row: 1, goods: '甲醇', store: '嘉浦化工库', hazardClass: '3', risk: '6.1' },
    },
    { level: 'PASS', code: 'whTogether', given: { classes: '第 3 类' } },
  ],
};

/** Accepts methanol after a check of its subsidiary hazard. */
export const ROOM: WhOffer = {
  offerId: 'W-JXZP-A',
  mode: 'WH',
  supplier: { code: 'JXZP', nameCn: '嘉浦化工库', nameEn: 'JXZP' },
  org: { code: '330400', nameCn: '嘉兴', nameEn: 'Jiaxing' },
  dst: { code: 'JXZP', nameCn: '嘉浦化工库', nameEn: 'JXZP' },
  leavesAt: '2026-12-01T00:00:00.000Z',
  arrivesAt: '2026-12-31T00:00:00.000Z',
  cutoffs: [],
  closesAt: '2026-12-01T09:00:00.000Z',
  state: 'OPEN',
  left: [{ measure: 'G', amount: 31_000_000 }],
  acceptance: { level: 'NEED_APPROVAL', reason: '需由仓库审核后确认', ...STORED },
  price: { charges: whCharges({ ...SEARCH, labels: 0, samples: 0, palletized: 0 }, RATES), units: [] },
  detail: DETAIL,
};

const named = (code: string, nameCn: string) => ({ code, nameCn, nameEn: code });

/** Refused: incompatible goods in the room. */
export const CLASHING: WhOffer = {
  ...ROOM,
  offerId: 'W-ZJGB-A',
  supplier: named('ZJGB', '港保危化库'),
  acceptance: { level: 'BLOCK', reason: '该库房不能存放这些货物', ...STORED },
  detail: {
    ...DETAIL,
    warehouse: { ...named('ZJGB', '港保危化库'), district: '张家港市', isBonded: true },
    room: { ...DETAIL.room, id: 'ZJGB-A', fires: ['A1', 'A2'], classes: ['3', '2.1'] },
    away: { km: 128, degrees: 309, middle: MIDDLE },
    classesInside: ['2.1'],
    findings: [{ level: 'BLOCK', code: 'whClash', given: { classes: '第 2.1 类', goods: '甲醇' } }],
  },
};

/** Too full on some days of the stay. */
export const FULL: WhOffer = {
  ...ROOM,
  offerId: 'W-TCLG-A',
  supplier: named('TCLG', '娄港化工库'),
  state: 'SOLD_OUT',
  acceptance: { level: 'PASS', reason: '许可、类别与库内货物未见禁忌', ...STORED },
  detail: {
    ...DETAIL,
    warehouse: { ...named('TCLG', '娄港化工库'), district: '太仓市', isBonded: false },
    room: { ...DETAIL.room, id: 'TCLG-A', areaM2: 250, hasSprinkler: false, tons: 125 },
    away: { km: 54, degrees: 329, middle: MIDDLE },
    leastGrams: 7_000_000,
    split: { room: 'TCLG-B', grams: 7_000_000, rest: 5_000_000 },
    freeFrom: '2026-12-20',
    findings: [{ level: 'PASS', code: 'whTogether', given: { classes: '第 3 类' } }],
  },
};

export const WH_QUOTE: WhQuote = {
  quoteId: 'Q1',
  mode: 'WH',
  state: 'LOCKED',
  lockedUntil: '2026-11-24T02:00:00.000Z',
  search: SEARCH,
  offer: ROOM,
  rates: RATES,
  takers: null,
};

export const WH_FACTS: OrderFacts<WhQuote> = {
  now: NOW,
  quote: WH_QUOTE,
  ...goodsLookup(() => ({ kind: 'known', goods: [METHANOL_FACTS], strangers: [] })),
};

const { currency, payType, contactName, contactPhone, emergencyName, emergencyPhone, files } = SOUND;

export const WH_SOUND: WhForm = {
  ...blankWh,
  currency,
  payType,
  contactName,
  contactPhone,
  emergencyName,
  emergencyPhone,
  files,
  agreeProtocol: true,
  dgPromise: true,
  quoteId: 'Q1',
  offerId: 'W-JXZP-A',
  goods: [{ ...METHANOL_ROW, pieces: '64', grossKg: '12000', netKg: '', volume: '16' }],
  pallets: '16',
  palletSize: 'P1210',
  stackLayers: '2',
  storageTemp: 'NORMAL',
  inDate: '2026-12-01',
  days: '30',
  inbound: [{ ...blankTruck, slot: '9' }],
  owner: '东方溶剂有限公司',
  pickerName: '王小明',
  pickerPhone: '13800138000',
  pickerIdTail: '123X',
  partialOut: 'Y',
  autoRenew: 'N',
};
