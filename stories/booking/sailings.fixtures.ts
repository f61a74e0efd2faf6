import type { ChargeLine } from '../../domain/offer/charges';
import type { CutoffCode } from '../../domain/offer/cutoffs';
import { DOLLAR, YUAN, type Money } from '../../domain/values/money';
import type { Cutoff, End, Sailing, SailingDay, SailingSearch } from '../../domain/offer/sailing';
import type { VerdictLevel } from '../../domain/goods/verdict';
import type { Facets } from '../../machines/booking/offer-board';

export const NOW = Date.parse('2026-11-20T01:42:00.000Z');

export const usd = (amount: number): Money => ({ amount, currency: DOLLAR });
const cny = (amount: number): Money => ({ amount, currency: YUAN });

export const SEARCH: SailingSearch = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
  isDanger: 'Y',
  unNo: '1230',
  boxes: [{ type: '20GP', count: 1 }],
};

const LANYUE: End = { code: 'LYS', nameCn: '澜岳航运', nameEn: 'Lanyue Shipping' };
const XIPING: End = { code: 'XPI', nameCn: '汐屏国际航运', nameEn: 'Xiping International' };
const SINGAPORE: End = { code: 'SGSIN', nameCn: '新加坡', nameEn: 'Singapore' };

const line = (item: string, name: string, unit: string, price: Money, part: ChargeLine['part']): ChargeLine => ({
  item,
  name,
  unit,
  unitPrice: price,
  quantity: 1,
  total: price,
  part,
});

const linesOf = (freight: number): ChargeLine[] => [
  line('OF', '海运费', 'CTN', usd(freight), 'SEA'),
  line('DGS', '危险品附加费', 'CTN', usd(36_480), 'SEA'),
  line('THC', '码头操作费', 'CTN', cny(75_000), 'LOCAL'),
  line('LOAD', '危品装箱费', 'CTN', cny(150_000), 'LOCAL'),
  line('DGD', '危品申报费', 'BILL', cny(80_000), 'LOCAL'),
  line('DOC', '文件费', 'BILL', cny(45_000), 'LOCAL'),
];

export const priceOf = (total: number): NonNullable<Sailing['price']> => ({
  perBox: [{ type: '20GP', total: usd(total) }],
  charges: {
    lines: linesOf(total - 80_000),
    totalUsd: usd(total),
    totalYuan: cny(Math.ceil(total * 7.1)),
    notIncluded: ['目的港操作费 DTHC', '目的港文件费 DDOC', '报关与查验', '拖车与集港', '货运险'],
  },
});

const verdictOf = (level: VerdictLevel, reason: string): Sailing['acceptance'] => ({
  level,
  reason,
  source: '承运人接载表、港口危品作业表',
  edition: '2026-11 版',
  notice: '仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。',
});

const HOUR = 3_600_000;
const BEFORE: readonly [CutoffCode, number][] = [
  ['DG_APPLY', 240],
  ['DG_DOC', 168],
  ['SI', 96],
  ['MARITIME_DECL', 72],
  ['VGM', 48],
  ['CY_CLOSE', 24],
  ['DG_GATE_IN', 12],
];

const cutoffsOf = (etd: string): Cutoff[] =>
  BEFORE.map(([code, hours]) => ({ code, at: new Date(Date.parse(etd) - hours * HOUR).toISOString() }));

export const sailingOf = (sailingId: string, etd: string, rest: Partial<Sailing> = {}): Sailing => ({
  sailingId,
  carrier: LANYUE,
  vessel: 'LANYUE DAWN',
  voyage: '048W',
  service: 'AE1',
  org: { code: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai' },
  dst: { code: 'NLRTM', nameCn: '鹿特丹', nameEn: 'Rotterdam' },
  via: null,
  etd,
  eta: '2027-01-08T14:00:00.000Z',
  transitDays: 37,
  cutoffs: cutoffsOf(etd),
  freeTime: [
    {
      kind: 'DEM',
      freeDays: 2,
      tiers: [
        { days: 5, perDay: usd(8_000) },
        { days: null, perDay: usd(16_000) },
      ],
      factor40: 1.8,
    },
    {
      kind: 'DET',
      freeDays: 10,
      tiers: [
        { days: 7, perDay: usd(2_000) },
        { days: null, perDay: usd(4_500) },
      ],
      factor40: 1.8,
    },
  ],
  state: 'OPEN',
  slots: 6,
  acceptance: verdictOf('PASS', '第 3 类、次危险 6.1 均在接载范围，船港两端可直装'),
  price: priceOf(273_247),
  ...rest,
});

export const DAWN = sailingOf('dawn', '2026-12-02T14:00:00.000Z');
export const CREST = sailingOf('crest', '2026-12-03T22:00:00.000Z', {
  vessel: 'LANYUE CREST',
  voyage: '112W',
  via: SINGAPORE,
  eta: '2027-01-16T02:00:00.000Z',
  transitDays: 43,
  slots: 12,
  acceptance: verdictOf('PASS_CHECK_DGL', '中转港可直提直装，装货前需查第 16b 栏'),
  price: priceOf(255_007),
});
export const HARMONY = sailingOf('harmony', '2026-12-03T06:00:00.000Z', {
  carrier: XIPING,
  vessel: 'XIPING HARMONY',
  voyage: '26W',
  eta: '2027-01-07T02:00:00.000Z',
  transitDays: 35,
  freeTime: [],
  acceptance: verdictOf('NEED_APPROVAL', '次危险 6.1 需承运人逐票审核，约 1 个工作日'),
  price: priceOf(289_207),
});
export const MERIDIAN = sailingOf('meridian', '2026-12-05T12:00:00.000Z', {
  carrier: XIPING,
  vessel: 'XIPING MERIDIAN',
  voyage: '27W',
  transitDays: 36,
  state: 'ENQUIRE',
  acceptance: verdictOf('MANUAL', '箱位按票确认'),
  price: null,
});
export const HORIZON = sailingOf('horizon', '2026-11-30T10:00:00.000Z', {
  vessel: 'LANYUE HORIZON',
  voyage: '047W',
  transitDays: 36,
  state: 'SOLD_OUT',
  slots: 0,
  price: priceOf(282_367),
});
export const LANTERN = sailingOf('lantern', '2026-11-28T02:00:00.000Z', {
  carrier: XIPING,
  vessel: 'XIPING LANTERN',
  voyage: '25W',
  transitDays: 35,
  state: 'CLOSED',
  acceptance: verdictOf('BLOCK', '危品申请已于 11-18 10:00 截止，只接普通货物'),
  price: null,
});

export const SAILINGS: readonly Sailing[] = [LANTERN, HORIZON, DAWN, HARMONY, CREST, MERIDIAN];

const day = (at: string, amount: number | null, state: SailingDay['state'] = 'NONE'): SailingDay => ({
  day: at,
  lowest: amount === null ? null : usd(amount),
  state: amount === null ? state : 'PRICED',
});

export const DAYS: readonly SailingDay[] = [
  day('2026-11-28', null),
  day('2026-11-29', null),
  day('2026-11-30', null, 'SOLD_OUT'),
  day('2026-12-01', null),
  day('2026-12-02', 273_247),
  day('2026-12-03', 289_207),
  day('2026-12-04', 255_007),
  day('2026-12-05', null, 'ENQUIRE'),
  day('2026-12-06', null),
];

export const ANSWER = { search: SEARCH, days: DAYS, offers: SAILINGS, now: NOW };

export const FACETS: Facets = {
  count: SAILINGS.length,
  answers: { Y: 2, R: 1, M: 1, '0': 1, N: 1 },
  ways: { direct: 5, via: 1 },
  carriers: [
    { carrier: LANYUE, count: 3 },
    { carrier: XIPING, count: 3 },
  ],
  kinds: [],
  traits: [],
  paid: { least: 2_551, most: 2_893 },
  transit: { least: 35, most: 43 },
  free: { least: 0, most: 2 },
  unpriced: 2,
};
