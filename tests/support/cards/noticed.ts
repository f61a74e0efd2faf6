import type { AirOrder } from '../../../domain/modes/air/receipt';
import type { CfsOrder } from '../../../domain/modes/cfs/receipt';
import type { DomOrder } from '../../../domain/modes/dom/receipt';
import type { FlexiOrder } from '../../../domain/modes/flexi/receipt';
import type { LclOrder } from '../../../domain/modes/lcl/receipt';
import type { RailOrder } from '../../../domain/modes/rail/receipt';
import { PLACED_AIR } from '../../../stories/modes/air.fixtures';
import { PLACED_CFS } from '../../../stories/modes/cfs-placed.fixtures';
import { PLACED_LCL } from '../../../stories/modes/lcl-order.fixtures';
import { PLACED_RAIL } from '../../../stories/modes/rail.fixtures';
import { STAY } from '../../../stories/modes/wh-stay.fixtures';
import { order } from '../../../stories/order/orders.fixtures';

const SHUT = '2026-12-04T03:00:00.000Z';
const [box] = PLACED_CFS.boxes;
if (!box) throw new Error('there is no box');

const BOXES = [
  { ...box, no: 1, goods: ['甲醇'], kg: 14_160, vgmKg: 16_490, containerNo: 'CSQU3054383' },
  {
    ...box,
    no: 2,
    type: '40HQ' as const,
    goods: ['涂料', '丙酮'],
    kg: 9_870,
    vgmKg: 13_770,
    placards: { hazards: ['3' as const], marks: ['number' as const], count: 8 },
  },
];
const shut = (unit: number, containerNo: string) => ({
  unit,
  containerNo,
  seal: `SEAL-${unit}`,
  vgm: { kg: 1, method: 'SUM' as const, by: '王十二' },
  at: SHUT,
});

export const SHARED: LclOrder = {
  ...PLACED_LCL,
  pieces: 17,
  kg: 860,
  m3: 1.45,
  marks: 'ACME 77',
  plateNo: '沪A12345',
  driverName: '赵七',
};

export const PACKED: CfsOrder = {
  ...PLACED_CFS,
  cut: '2026-12-01T10:00:00.000Z',
  lastGate: '2026-11-30T22:00:00.000Z',
  stuffings: [
    { slot: '2026-11-26TPM', teu: '1' },
    { slot: '2026-11-27TAM', teu: '2' },
  ],
  boxes: BOXES,
  packed: [shut(2, 'TEMU1234564'), shut(1, 'CSQU3054383')],
};

export const STORED = {
  ...STAY,
  orderNo: 'WH2611207K3M9Q',
  isDanger: 'Y' as const,
  cancelFee: null,
  warehouse: { code: 'SHHS', nameCn: '沪山危化一库', nameEn: 'SHHS', district: '金山区' },
  room: 'SHHS-A',
  days: 33,
  batchNo: 'B-2611',
  pickerName: '王小明',
  isPartial: true,
  isRenewed: false,
};

export const FLOWN: AirOrder = {
  ...PLACED_AIR,
  pieces: 17,
  weight: { kg: 260, volumeKg: 385, charged: 391, by: 'VOLUME' },
  flight: 'ZLKY833',
};

export const COASTAL: DomOrder = {
  ...order,
  mode: 'DOM',
  ships: [
    { loop: 'N1S', carrier: '北楚江海', vessel: 'HUAHAI 7', voyage: '2601N', org: '天津新港', dst: '上海' },
    { loop: 'S2N', carrier: '南越航运', vessel: 'JIANGYUN 9', voyage: '2602S', org: '洋山', dst: '南沙' },
  ],
  waitsHours: 31,
  loads: [{ type: '40HQ', count: 3, kg: 21_300 }],
  tax: { rate: '6', net: 271_000, amount: 16_260 },
  pickup: {
    city: '苏州',
    address: '狮山路 2 号',
    contact: '林一',
    phone: '13811110004',
    from: '2026-12-01T09:00',
    to: '2026-12-01T12:00',
  },
  delivery: {
    city: '佛山',
    address: '科技路 8 号',
    contact: '周五',
    phone: '13811110005',
    from: '2026-12-11T14:00',
    to: '2026-12-11T18:00',
  },
  sealNo: 'BC123456',
  freeDays: { storage: 5, use: 12 },
  fees: { confirmed: 33_000, booked: 77_000 },
  seen: [],
};

export const RAILED: RailOrder = {
  ...PLACED_RAIL,
  boxes: [
    { type: '40HQ', count: 3 },
    { type: '20GP', count: 2 },
  ],
};

export const BAGGED: FlexiOrder = {
  ...order,
  mode: 'FLEXI',
  history: [{ event: 'noted', state: 'BOOKED', at: SHUT, note: '安装班组已派：郑十一 13811110006' }],
  ship: '澜岳航运',
  bags: 3,
  litres: 21_500,
  kg: 19_800,
  density: 0.921,
  sizeL: 22_000,
  percent: 97.7,
  layer: 'MULTI',
  isFood: true,
  hasPad: false,
  unload: 'GRAVITY',
  loadTemp: '27',
  fitDay: '2026-11-21',
  fitWindow: '08:00-10:00',
  fitAddress: '化工路 18 号 3 号装卸台',
  city: '上海',
  said: { viscosity: '43', layer: 'MULTI', food: 'Y', heat: 'N', unload: 'GRAVITY' },
  seen: [],
};
