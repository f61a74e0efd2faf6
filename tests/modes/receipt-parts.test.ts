import * as v from 'valibot';
import { expect, it } from 'vitest';

import { AIR } from '../../contract/modes/air';
import { CFS } from '../../contract/modes/cfs';
import { DGD } from '../../contract/modes/dgd';
import { DOM } from '../../contract/modes/dom';
import { FCL } from '../../contract/modes/fcl';
import { FLEXI } from '../../contract/modes/flexi';
import { LCL } from '../../contract/modes/lcl';
import { MALL } from '../../contract/modes/mall';
import { RAIL } from '../../contract/modes/rail';
import { TANK } from '../../contract/modes/tank';
import { TRUCK } from '../../contract/modes/truck';
import { WH } from '../../contract/modes/wh';
import { buildPlacedOrder } from '../../domain/order/receipt/placed';
import { RECEIPT_PARTS } from '../../src/copy/modes/receipt-parts';
import { briefOf, ORDER } from '../support/plans/order/orders';
import { sampleOf } from '../support/samples/sample-of';

const WIRES = { FCL, LCL, CFS, WH, AIR, DOM, RAIL, FLEXI, TANK, TRUCK, DGD, MALL };
type Mode = keyof typeof WIRES;
/** All values are unique, so that a swapped one is detected. */
const BRIEF = {
  ...briefOf(ORDER),
  org: { code: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai' },
  dst: { code: 'NLRTM', nameCn: '鹿特丹', nameEn: 'Rotterdam' },
  leavesAt: '2026-12-01T02:30:00.000Z',
  arrivesAt: '2026-12-02T15:30:00.000Z',
  isDanger: 'Y' as const,
};

function orderOf(mode: Mode, own: Record<string, unknown>) {
  const sample = v.parse(v.looseObject({}), sampleOf(WIRES[mode].receipt, 'rich'));
  return buildPlacedOrder({
    ...BRIEF,
    mode,
    detail: v.parse(v.looseObject({}), v.parse(WIRES[mode].receipt, { ...sample, ...own })),
  });
}

const CELLS = ['unNo', 'pieces', 'kg', 'm3', 'size', 'net', 'group', 'percent', 'soc', 'wh', 'also'];
const NO_ROW = Object.fromEntries(CELLS.map((name) => [name, '']));
const boxes = (type: string, count: number) => ({ type, count });
const door = (city: string) => ({ city, address: '', contact: '', phone: '', from: '', to: '' });
const PICK2 = { ...door('南通'), isPickup: true, code: '3206', comesAt: '' };
const ship = (vessel: string, voyage: string) => ({ loop: '', carrier: '', vessel, voyage, org: '', dst: '' });

type Words = Partial<Record<'carriage' | 'alternative' | 'journey', string>> & {
  amount: string;
  loads?: string[];
  again: string;
};

const TABLE: Readonly<Record<Mode, { own: Record<string, unknown>; told: Words }>> = {
  FCL: {
    own: {
      vessel: 'LANYUE DAWN',
      voyage: '048W',
      boxes: [boxes('40HQ', 3), boxes('20GP', 7)],
      loads: [
        { type: '40HQ', first: 1, count: 3, goods: ['甲醇', '涂料'], kg: 14_160, vgmKg: 16_490 },
        { type: '20GP', first: 4, count: 7, goods: ['丙酮'], kg: 9_870, vgmKg: 12_210 },
      ],
      alternative: { carrier: '沧澜航运', vessel: 'CANGLAN STAR', voyage: '051E', etd: '2026-12-09T04:00:00.000Z' },
    },
    told: {
      carriage: 'LANYUE DAWN 048W',
      amount: '3 × 40HQ，7 × 20GP',
      alternative: '12-09 12:00 沧澜航运 CANGLAN STAR 051E',
      loads: [
        '第 1–3 箱 40HQ：甲醇 + 涂料 每箱 14,160 kg，VGM 约 16,490 kg',
        '第 4–10 箱 20GP：丙酮 每箱 9,870 kg，VGM 约 12,210 kg',
      ],
      again: '/shippingFcl?org=CNSHA&dst=NLRTM&d=Y&un=1230&box=40HQ*3',
    },
  },
  LCL: {
    own: {
      pieces: 17,
      kg: 860,
      m3: 1.45,
      tons: { m3: 1.45, t: 0.86, charged: 1.62, basis: 'VOLUME' },
      isStackable: false,
    },
    told: {
      amount: '1.62 计费吨（17 件 / 860 kg / 1.45 m³）',
      again: '/shippingLcl?org=CNSHA&dst=NLRTM&d=Y&rows=1230~~~,1505~~~&stack=N',
    },
  },
  CFS: {
    own: {
      vesselVoyage: 'LANYUE DAWN 048W',
      tons: 18.5,
      station: { code: 'SWGQ', nameCn: '站', nameEn: 'S', address: '路' },
    },
    told: {
      carriage: 'LANYUE DAWN 048W',
      amount: '1 箱，18.5 t',
      again: '/builtIn/addOrder?org=NLRTM&d=Y&un=1230&box=20GP*1&tons=18.5&st=SWGQ',
    },
  },
  WH: {
    own: { room: 'SHHS-A', tons: 12, pallets: 16, days: 33 },
    told: {
      carriage: '库房 SHHS-A',
      amount: '12 t / 16 托，33 天',
      again: '/warehouse?org=CNSHA&d=Y&un=1230&tons=12&plt=16&days=33&temp=NORMAL',
    },
  },
  AIR: {
    own: {
      flight: 'ZLKY833',
      aircraft: 'F',
      pieces: 17,
      weight: { kg: 260, volumeKg: 385, charged: 391, by: 'VOLUME' },
      alternative: { leavesAt: '2026-12-09T04:00:00.000Z', airline: '紫岚航空', flight: 'MXHY12', aircraft: 'P' },
      packed: { ...NO_ROW, unNo: '1263', pieces: '17', kg: '260', m3: '2.31', net: '19' },
    },
    told: {
      carriage: 'ZLKY833 全货机',
      amount: '391 kg（17 件 / 毛重 260 kg）',
      alternative: '12-09 12:00 紫岚航空 MXHY12 客机腹舱',
      journey: '飞行 37 时',
      again: '/airLift?org=CNSHA&dst=NLRTM&d=Y&un=1263&net=19&pcs=17&kg=260&m3=2.31',
    },
  },
  DOM: {
    own: {
      ships: [ship('HUAHAI 7', '2601N'), ship('JIANGYUN 9', '2602S')],
      loads: [{ type: '40HQ', count: 3, kg: 21_300 }],
      tax: { rate: '6', net: 271_000, amount: 16_260 },
      pickup: door('苏州'),
      delivery: door('南通'),
    },
    told: {
      carriage: 'HUAHAI 7 2601N → JIANGYUN 9 2602S',
      amount: '3 × 40HQ，每箱 21,300 kg',
      again: '/domesticTrade?org=CNSHA&dst=NLRTM&d=Y&goods=甲醇&kg=21300&from=3205&to=3206&tax=6&box=40HQ*3',
    },
  },
  RAIL: {
    own: {
      line: '中欧',
      border: 'REL',
      transitDays: [14, 18],
      boxes: [boxes('40HQ', 3), boxes('20GP', 2)],
      owner: 'SOC',
      heating: 'LINER',
      hasApproval: true,
    },
    told: {
      carriage: '中欧 经二连浩特',
      amount: '3 × 40HQ、2 × 20GP',
      journey: '14–18 天',
      again: '/railWayIndex?org=CNSHA&dst=NLRTM&d=Y&un=1230&goods=甲醇&box=40HQ*3&more=20GP*2&own=SOC&heat=LINER&ap=Y',
    },
  },
  FLEXI: {
    own: {
      ship: '澜岳航运',
      vessel: 'LANYUE DAWN',
      voyage: '048W',
      bags: 3,
      litres: 21_500,
      kg: 19_800,
      density: 0.921,
      loadTemp: '27',
      said: { viscosity: '43', layer: 'MULTI', food: 'N', heat: 'Y', unload: 'GRAVITY' },
    },
    told: {
      carriage: '澜岳航运 LANYUE DAWN 048W',
      amount: '3 袋，每袋 21,500 L、19,800 kg',
      again:
        '/fluidBag?org=CNSHA&dst=NLRTM&d=N&goods=甲醇&q=59.4&vol=21500&rho=0.921&tf=27&mu=43&layer=M&heat=Y&unload=GRAVITY',
    },
  },
  TANK: {
    own: {
      tank: 'S24',
      tanks: 3,
      vessel: 'LANYUE DAWN',
      voyage: '048W',
      lease: null,
      kg: 19_200,
      loadC: 27,
      said: {
        group: 'II',
        hotC: '61',
        d15: '0.8',
        d50: '0.77',
        heating: 'STEAM',
        last: 'SAME',
        isCleaned: false,
        isFood: false,
      },
    },
    told: {
      carriage: 'LANYUE DAWN 048W',
      amount: '3 × 24,000 L 标准罐',
      again:
        '/tankIndex?org=CNSHA&dst=NLRTM&d=Y&un=1230&goods=甲醇&pg=II&q=19.2&tf=27&hot=61&d15=0.8&d50=0.77&heat=S&last=SAME&clean=N',
    },
  },
  TRUCK: {
    own: { vehicle: 'BOX13', vehicleCn: '13 米厢式半挂', trucks: 3, kg: 19_200, part: null, between: [PICK2] },
    told: {
      carriage: '13 米厢式半挂',
      amount: '3 × 13 米厢式半挂，每车 19,200 千克',
      journey: '37 小时（第一站装货已计入，没算中途各站装卸用时）',
      again: '/haul?org=CNSHA&dst=NLRTM&d=Y&un=1230&goods=甲醇&kg=19200&n=3&pick2=3206',
    },
  },
  DGD: {
    own: { service: '3', count: 5, hours: 16, isRush: true },
    told: { amount: '5 项，加急', journey: '16 个工作小时', again: '/dgdesk/dgdeskDetail?type=3' },
  },
  MALL: {
    own: { lines: [{ productId: 'P0067', nameCn: '环氧树脂', grade: 'E-51', pack: 'D200', kg: 13_030, pieces: 4 }] },
    told: { amount: '13,030 kg', again: '/business?view=list&again=FC2611207K3M9Q' },
  },
};

it.each(Object.keys(TABLE) as Mode[])('places each order figure in the receipt of %s', async (mode) => {
  const { own, told } = TABLE[mode];
  const parts = (await RECEIPT_PARTS[mode]?.())?.(orderOf(mode, own));
  if (!parts) throw new Error(`${mode} has no receipt`);
  const { carriage, amount, alternative, loads = [], journey, again } = parts;
  const said = {
    ...(carriage !== '' && { carriage }),
    amount,
    ...(alternative !== null && { alternative }),
    ...(loads.length > 0 && { loads: loads.map(({ name, text }) => `${name}：${text}`) }),
    ...(journey && { journey }),
    again: decodeURIComponent(again),
  };
  expect(said).toEqual(told);
});

it('excludes loading from the journey of a shared truck', async () => {
  const part = { m3: 4, tons: 2, pickAt: '', dropAt: '', pickHub: '', dropHub: '', closesAt: '' };
  const parts = (await RECEIPT_PARTS.TRUCK?.())?.(orderOf('TRUCK', { ...TABLE.TRUCK.own, part, between: [] }));
  expect(parts?.journey).toBe('37 小时');
});
