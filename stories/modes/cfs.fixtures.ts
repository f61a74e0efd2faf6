import type { Board, Boards } from '../../domain/modes/cfs/board';
import type { CfsDetail } from '../../domain/modes/cfs/detail';
import { blankCfs, blankTruck, type CfsForm } from '../../domain/modes/cfs/form';
import { cfsCharges } from '../../domain/modes/cfs/price';
import type { CfsOffer, CfsQuote } from '../../domain/modes/cfs/quote';
import type { CfsRates } from '../../domain/modes/cfs/rates';
import type { CfsSearch } from '../../domain/modes/cfs/search';
import { BLOCKS_OF, daysOpen, GATE_HOURS } from '../../domain/modes/cfs/slots';
import type { OrderFacts } from '../../domain/order/form/facts';
import { WH_FACTS } from './wh.fixtures';
import { METHANOL_ROW, SOUND } from '../order/order-forms.fixtures';

export const SEARCH: CfsSearch = {
  port: 'CNSHA',
  isDanger: 'Y',
  unNo: '1230',
  goods: null,
  boxType: '20GP',
  boxes: 1,
  tons: 14.16,
  cut: '2026-12-01T18:00',
  isCutTyped: true,
};

const perBox = (twenty: number, forty: number) => ({ '20GP': twenty, '40GP': forty, '40HQ': forty });

export const RATES: CfsRates = {
  load: { Y: perBox(150_000, 230_000), N: perBox(65_000, 95_000) },
  evening: 0.3,
  weekend: 0.2,
  unload: { Y: 4500, N: 2500 },
  leastTons: 1,
  certificate: 15_000,
  packer: 20_000,
  placard: 4000,
  fork: 20_000,
  forkOverKg: 3000,
  storage: { Y: { freeDays: 1, tonDay: 2500 }, N: { freeDays: 3, tonDay: 800 } },
  lash: perBox(30_000, 45_000),
  drayage: { Y: perBox(90_000, 127_500), N: perBox(60_000, 85_000) },
  wrap: 1500,
  pallet: 11_000,
  photo: 10_000,
  weigh: 17_000,
  customs: 35_000,
};

/** Some hours are nearly full, some are full. */
const boardOf = (isDanger: 'Y' | 'N', perHour: number, perBlock: number): Board => ({
  perHour,
  perBlock,
  days: daysOpen('2026-11-20').map((day, at) => ({
    day,
    gate: GATE_HOURS[isDanger].map((_, hour) => (at + hour * 2) % (perHour + 1)),
    stuff: BLOCKS_OF[isDanger].map((_, block) => (at * 3 + block * 5 + 1) % (perBlock + 1)),
  })),
});

export const BOARDS: Boards = {
  Y: boardOf('Y', 4, 12),
  N: boardOf('N', 8, 24),
  seenAt: '2026-11-20T02:00:00.000Z',
};

const SHANGHAI = { code: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai' };
const NOTICE = '仅供参考，以 SDS 第 14 章、装箱站现场检查与海事机构审核为准。';
const READ = { source: '装箱站危险货物作业资质（演示数据）', edition: '2026 版', notice: NOTICE };

const DETAIL: CfsDetail = {
  station: {
    code: 'SWGQ',
    nameCn: '外高桥装箱站',
    nameEn: 'SWGQ',
    port: SHANGHAI,
    address: '上海市浦东新区外高桥',
    classes: ['3', '6.1', '8'],
    fires: ['A1', 'B1', 'C1'],
    packers: 6,
  },
  isInPort: true,
  cut: '2026-12-01T10:00:00.000Z',
  isCutTyped: true,
  tons: 14.16,
  isTonsTyped: true,
  fire: { item: 'A1', isSure: true, why: 'flashLow', degrees: 11 },
  first: { gate: '2026-11-21T08', stuff: [{ slot: '2026-11-21TPM', teu: '1' }] },
  boards: BOARDS,
  findings: [{ level: 'PASS', code: 'cfsTakes', given: { station: '外高桥装箱站' } }],
};

const PRICED = {
  isDanger: 'Y',
  boxes: [{ type: '20GP', isEvening: false, isWeekend: false }],
  tons: 14.16,
  placards: 12,
  heavy: 0,
  days: 0,
  lash: false,
  drayage: false,
  wrap: 0,
  pallets: 0,
  photo: false,
  weigh: false,
  customs: false,
} as const;

export const STATION: CfsOffer = {
  offerId: 'C-SWGQ',
  mode: 'CFS',
  supplier: { code: 'SWGQ', nameCn: '外高桥装箱站', nameEn: 'SWGQ' },
  org: SHANGHAI,
  dst: SHANGHAI,
  leavesAt: '2026-12-01T10:00:00.000Z',
  arrivesAt: null,
  cutoffs: [{ code: 'GATE_LAST', at: '2026-11-30T22:00:00.000Z' }],
  closesAt: '2026-11-30T22:00:00.000Z',
  state: 'OPEN',
  left: [],
  acceptance: { level: 'PASS', reason: '资质与作业区可装', ...READ },
  price: { charges: cfsCharges(PRICED, RATES), units: [] },
  detail: DETAIL,
};

/** A station without a place for such flammable goods. */
export const REFUSING: CfsOffer = {
  ...STATION,
  offerId: 'C-SYSG',
  acceptance: { level: 'BLOCK', reason: '该站不能装这些货物', ...READ },
  detail: {
    ...DETAIL,
    station: { ...DETAIL.station, code: 'SYSG', nameCn: '洋山装箱站', address: '上海市浦东新区洋山', packers: 4 },
    findings: [
      {
        level: 'BLOCK',
        code: 'cfsFireRefused',
        given: { row: 1, goods: '甲醇', station: '洋山装箱站', fire: '甲1' },
      },
    ],
  },
};

/** Fully booked, without an end date or amounts. */
export const FULL: CfsOffer = {
  ...STATION,
  offerId: 'C-SBLG',
  state: 'SOLD_OUT',
  detail: {
    ...DETAIL,
    station: { ...DETAIL.station, code: 'SBLG', nameCn: '北仑装箱站', address: '宁波市北仑区', packers: 5 },
    isInPort: false,
    isCutTyped: false,
    isTonsTyped: false,
    first: null,
  },
};

export const CFS_QUOTE: CfsQuote = {
  quoteId: 'Q1',
  mode: 'CFS',
  state: 'LOCKED',
  lockedUntil: '2026-11-23T02:00:00.000Z',
  search: SEARCH,
  offer: STATION,
  rates: RATES,
  takers: null,
};

export const CFS_FACTS: OrderFacts<CfsQuote> = { ...WH_FACTS, quote: CFS_QUOTE };

const { currency, payType, contactName, contactPhone, emergencyName, emergencyPhone, files } = SOUND;
const SHARED = { currency, payType, contactName, contactPhone, emergencyName, emergencyPhone, files };

export const CFS_SOUND: CfsForm = {
  ...blankCfs,
  ...SHARED,
  quoteId: 'Q1',
  offerId: 'C-SWGQ',
  agreeProtocol: true,
  dgPromise: true,
  ctuPromise: true,
  goods: [METHANOL_ROW],
  carrierBookingNo: 'LY2612A0481',
  vesselVoyage: 'EVER GIVEN 012E',
  etd: '2026-12-02',
  dstPort: '新加坡 SGSIN',
  cutoff: '2026-12-01T18:00',
  inbound: [
    {
      ...blankTruck,
      slot: '2026-11-25T09',
      plateNo: '沪A12345',
      driverName: '张三',
      driverPhone: '13800138000',
      driverIdTail: '123X',
      escortName: '李四',
      pieces: METHANOL_ROW.pieces,
    },
  ],
  stuffSlots: [{ slot: '2026-11-26TPM', teu: '1' }],
  containers: [{ no: 'CSQU3054383', seal: 'AB1234', tare: '2230' }],
  owner: '东方溶剂有限公司',
};
