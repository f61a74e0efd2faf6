import { airSchedule } from '../../../contract/modes/air/search';
import { cfsSchedule } from '../../../contract/modes/cfs/search';
import { domSchedule } from '../../../contract/modes/dom/search';
import { flexiSchedule } from '../../../contract/modes/flexi/search';
import { lclSchedule } from '../../../contract/modes/lcl/search';
import { railSchedule } from '../../../contract/modes/rail/search';
import { tankSchedule } from '../../../contract/modes/tank/search';
import { truckSchedule } from '../../../contract/modes/truck/search';
import { whSchedule } from '../../../contract/modes/wh/search';
import { etdList } from '../../../contract/offers/sailings';
import type { ModeId } from '../../../domain/mode-ids';
import { LOOPS } from '../../../domain/modes/dom/loops';
import { ROAD_CITIES } from '../../../domain/road/cities';
import { FLIGHTS } from '../../../server/trade/modes/air/flights';
import { STATIONS } from '../../../server/trade/modes/cfs/stations';
import { SERVICES } from '../../../server/trade/modes/lcl/services';
import { ROUTES } from '../../../server/trade/modes/rail/routes';
import { ROOMS } from '../../../server/trade/modes/wh/rooms';
import { laneKeys } from '../../../server/trade/sea/lanes';
import type { Asked } from './asked';

type Ends = { orgPortCode: string; dstPortCode: string };

const once = <TOne extends object>(all: readonly TOne[]): TOne[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];

const between = (ways: readonly { org: { code: string }; dst: { code: string } }[]): Ends[] =>
  once(ways.map(({ org, dst }) => ({ orgPortCode: org.code, dstPortCode: dst.code })));

const LANES = laneKeys().map((key): Ends => {
  const [orgPortCode = '', dstPortCode = ''] = key.split('-');
  return { orgPortCode, dstPortCode };
});

const COAST = once(
  LOOPS.flatMap(({ calls }) =>
    calls.flatMap((one) =>
      calls.flatMap((other) => (one.code === other.code ? [] : [{ orgPortCode: one.code, dstPortCode: other.code }])),
    ),
  ),
);

const ROADS = ROAD_CITIES.flatMap(({ code }) =>
  ROAD_CITIES.flatMap((other) => (other.code === code ? [] : [{ orgCityCode: code, dstCityCode: other.code }])),
);

const dangerous = (...numbers: string[]) => numbers.map((unNo) => ({ isDanger: 'Y', unNo }));
const harmless = (...names: string[]) => names.map((goods) => ({ isDanger: 'N', goods }));

const GOODS = [
  ...harmless('甘油（丙三醇）', '丙二醇', '片碱', '无人认得的货物'),
  ...dangerous('1823', '3077', '3082', '1230'),
];

const BOXES = 49;
const boxesOf = (count: number, one: string, other: string) => [
  { type: one, count: 2 + (count % BOXES) },
  { type: other, count: 1 + (Math.floor(count / BOXES) % BOXES) },
];

export const SEARCHES = {
  FCL: {
    wire: etdList,
    market: { weeks: 26 },
    ways: LANES,
    goods: ['1230', '1090', '1830', '2014', '1593', '1823', '3082'].map((unNo) => ({ unNo })),
    amount: (count) => ({ boxes: boxesOf(count, '20GP', '40HQ') }),
  },
  LCL: {
    wire: lclSchedule,
    ways: between(SERVICES),
    goods: [{}],
    amount: (count) => ({
      rows: [{ unNo: ['1263', '1230', '1789', '3082'][count % 4], pieces: 4, kg: 300 + count, m3: 0.8 }],
    }),
  },
  AIR: {
    wire: airSchedule,
    ways: between(FLIGHTS),
    goods: [{ isDanger: 'N' }, ...dangerous('1263', '3082', '1805').map((one) => ({ ...one, group: 'III', net: 5 }))],
    amount: (count) => ({ pieces: 4, kg: 100 + count, m3: 0.9 }),
  },
  RAIL: {
    wire: railSchedule,
    ways: between(ROUTES),
    goods: GOODS,
    amount: (count) => ({ boxes: boxesOf(count, '40HQ', '20GP') }),
  },
  CFS: {
    wire: cfsSchedule,
    ways: once(STATIONS.map(({ station }) => ({ port: station.port.code }))),
    goods: GOODS,
    amount: (count) => ({ boxType: '20GP', boxes: 1 + (count % BOXES), tons: 5 + count / 100 }),
  },
  WH: {
    wire: whSchedule,
    ways: once(ROOMS.map(({ store }) => ({ city: store.city }))),
    goods: GOODS,
    amount: (count) => ({ tons: 1 + count / 100, pallets: 4, days: 10 + (count % 60) }),
  },
  TANK: {
    wire: tankSchedule,
    ways: LANES,
    goods: [...harmless('甘油（丙三醇）', '丙二醇'), ...dangerous('1294', '1230', '1830', '3082')],
    amount: (count) => ({ tons: 15 + count / 100 }),
  },
  FLEXI: {
    wire: flexiSchedule,
    ways: LANES,
    goods: ['甘油（丙三醇）', '丙二醇', '白油'].map((goods) => ({ goods })),
    amount: (count) => ({ kg: 18_000 + count }),
  },
  DOM: {
    wire: domSchedule,
    ways: COAST,
    goods: GOODS,
    amount: (count) => ({ boxType: '20GP', boxes: 1 + (count % BOXES), kg: 10_000 + count }),
  },
  TRUCK: {
    wire: truckSchedule,
    ways: ROADS,
    goods: [...GOODS, ...dangerous('1219', '1294', '1689')],
    amount: (count) => ({ kg: 1_000 + (count % 30_000), trucks: 1 + (count % 2) }),
  },
} as const satisfies Partial<Record<ModeId, Asked>>;
