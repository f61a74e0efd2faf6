import { HEATED, LAST_CARGOES, type TankSearch } from '../../../domain/modes/tank/search';
import { LAYERS, UNLOADS, YES_NO, type FlexiSearch } from '../../../domain/modes/flexi/search';
import { TAX_RATES, type DomSearch } from '../../../domain/modes/dom/search';
import type { LclRow, LclSearch } from '../../../domain/modes/lcl/search';
import { BOX_TYPES } from '../../../domain/offer/search';
import { CONTAINERS } from '../../../domain/offer/containers';
import type { SailingSearch } from '../../../domain/offer/sailing';
import { DRY_BOXES } from '../../../domain/mode-ids';
import { DOOR_CITIES, doorCitiesOfPort } from '../../../domain/places/door-cities';
import type { Goods } from '../../../server/world/dangerous-goods/read-goods';
import type { Drawn } from './draw';
import {
  type Fixed,
  isFixed,
  type Lines,
  roomOf,
  isNamed,
  groupOf,
  orNull,
  way,
  group,
  day,
  countsOf,
  TRIAL,
  ENDS,
  NUMBERED,
  PICKED,
  CARRIED,
} from './question-line';

export const FCL: Lines<SailingSearch> = {
  ...ENDS,
  isDanger: ({ goods: [{ unNo }] }) => (unNo === null ? 'N' : 'Y'),
  unNo: ({ goods: [{ unNo }] }) => unNo ?? undefined,
  boxes: countsOf(BOX_TYPES, 9),
  rows: CARRIED,
};

type RowLine<TValue> = ((goods: Goods, drawn: Drawn) => TValue) | Fixed;

const LCL_ROW: { readonly [TName in keyof LclRow]-?: RowLine<LclRow[TName]> } = {
  unNo: ({ unNo }) => unNo,
  pieces: (_, { within }) => within(1, 40, 'pieces'),
  kg: (_, { within }) => within(50, 6000, 'kg', 0.5),
  m3: (goods, drawn) => Math.min(60, roomOf(goods, drawn.within(50, 6000, 'kg', 0.5), drawn)),
  longCm: (_, drawn) => orNull(2, 'long', ({ within }) => within(30, 600, 'long'))(drawn),
  group: (goods, drawn) => (goods.unNo === null ? undefined : groupOf(goods, drawn)) ?? undefined,
  name: PICKED,
  isLimited: { because: 'said by a form alone, which judges it: `fit-asked` asks for it' },
};

export const LCL: Lines<LclSearch> = {
  ...ENDS,
  isDanger: ({ goods }) => (goods.every(({ unNo }) => unNo === null) ? 'N' : 'Y'),
  rows: (drawn) =>
    drawn.goods.map(
      (one) =>
        Object.fromEntries(
          Object.entries(LCL_ROW).flatMap(([name, line]) => (isFixed(line) ? [] : [[name, line(one, drawn)] as const])),
        ) as LclRow,
    ),
  isStackable: ({ isOnceIn }) => !isOnceIn(2, 'stack'),
};

const isLease = ({ isOnceIn }: Drawn): boolean => isOnceIn(5, 'lease');
const isHeated = ({ of, isOnceIn }: Drawn) => (isOnceIn(2, 'cold') ? 'N' : of(HEATED, 'heat'));
const loadC = ({ within }: Drawn): number => within(-10, 60, 'load');

/** One in three has a typed density, near the library or off it. */
const dense =
  (least: number, most: number) =>
  ({ goods: [{ densityKgPerL }], isOnceIn, within }: Drawn): number | null => {
    const typed = (densityKgPerL ?? 1) * within(least, most, 'dense', 0.01);
    return isOnceIn(3, 'densities') ? Number(Math.min(3, Math.max(0.4, typed)).toFixed(4)) : null;
  };

export const TANK: Lines<TankSearch> = {
  ...NUMBERED,
  orgPortCode: way('orgPortCode'),
  dstPortCode: (drawn) => (isLease(drawn) ? null : (drawn.way['dstPortCode'] ?? null)),
  etd: day(40),
  group,
  kind: (drawn) => (isLease(drawn) ? 'LEASE' : 'TRIP'),
  leaseDays: (drawn) => (isLease(drawn) ? drawn.within(30, 365, 'days') : null),
  tons: ({ within }) => within(4, 70, 'tons', 0.1),
  loadC,
  hotC: (drawn) =>
    isHeated(drawn) !== 'N' || loadC(drawn) > 20 || drawn.isOnceIn(3, 'hot')
      ? Math.min(130, loadC(drawn) + drawn.within(0, 50, 'hot'))
      : null,
  d15: dense(0.9, 1.1),
  d50: dense(0.8, 0.89),
  heating: isHeated,
  last: (drawn) => (isLease(drawn) ? 'CLEANED' : drawn.of(LAST_CARGOES, 'last')),
  isCleaned: (drawn) => isLease(drawn) || !drawn.isOnceIn(2, 'clean'),
  isFood: (drawn) => isNamed(drawn) && drawn.isOnceIn(2, 'food'),
};

const [LEAST_DENSE, MOST_DENSE] = [0.6, 1.6];

export const FLEXI: Lines<FlexiSearch> = {
  ...ENDS,
  goods: ({ goods: [{ nameCn }] }) => nameCn,
  kg: orNull(2, 'kg', ({ within }) => within(8_000, 80_000, 'kg', 500)),
  litres: orNull(3, 'litres', ({ within }) => within(12_000, 24_000, 'litres', 200)),
  density: orNull(3, 'density', ({ goods: [{ densityKgPerL }], within }) =>
    Math.min(
      MOST_DENSE,
      Math.max(LEAST_DENSE, Number(((densityKgPerL ?? 1) * within(0.9, 1.1, 'd', 0.01)).toFixed(4))),
    ),
  ),
  loadTemp: orNull(3, 'temp', ({ within }) => within(-10, 60, 'temp')),
  viscosity: orNull(2, 'viscosity', ({ of }) => of([1, 50, 500, 3000, 20_000], 'viscosity')),
  layer: orNull(2, 'layer', ({ of }) => of(LAYERS, 'layer')),
  food: ({ of }) => of(YES_NO, 'food'),
  heat: orNull(2, 'heat', ({ of }) => of(YES_NO, 'heat')),
  unload: ({ of }) => of(UNLOADS, 'unload'),
  etd: day(30),
};

const homeBox = ({ of }: Drawn) => of(DRY_BOXES, 'box');
/** Trucks go to cities near a port; one in five to another. */
const FAR_EACH = 5;
const door = (word: string, end: 'orgPortCode' | 'dstPortCode') =>
  orNull(2, word, ({ of, isOnceIn, way: ends }) => {
    const near = doorCitiesOfPort(ends[end] ?? '');
    return of(near.length === 0 || isOnceIn(FAR_EACH, `${word} far`) ? DOOR_CITIES : near, word).code;
  });

export const DOM: Lines<DomSearch> = {
  ...ENDS,
  ...NUMBERED,
  boxType: homeBox,
  boxes: ({ within }) => within(1, 6, 'boxes'),
  kg: (drawn) => drawn.within(1_000, CONTAINERS[homeBox(drawn)].payloadKg, 'kg', 50),
  isTrial: TRIAL,
  from: door('from', 'orgPortCode'),
  to: door('to', 'dstPortCode'),
  tax: ({ of }) => of(TAX_RATES, 'tax'),
  etd: day(40),
};
