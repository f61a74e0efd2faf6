import { ROAD_BOXES } from '../../../domain/offer/road-boxes';
import { SMALLS } from '../../../domain/modes/truck/search-small';
import { formatGroupedNumbers } from '../../../domain/goods/grouped-numbers';
import { CREWS, LOADING_HOURS, TRIPS, type TruckSearch } from '../../../domain/modes/truck/search';
import { BOX_OWNERS, RAIL_BOXES, type RailSearch } from '../../../domain/modes/rail/search';
import { BORDER_CODES } from '../../../domain/modes/rail/corridor';
import { HEATINGS } from '../../../domain/modes/rail/winter';
import { CFS_BOXES, type CfsSearch } from '../../../domain/modes/cfs/search';
import { STORE_TEMPS, type WhSearch } from '../../../domain/modes/wh/search';
import type { AirSearch } from '../../../domain/modes/air/search';
import { ROAD_CITIES } from '../../../domain/road/cities';
import type { Drawn } from './draw';
import {
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

/** Half of the pieces have sizes, and half only a volume. */
const isMeasured = ({ isOnceIn }: Drawn): boolean => isOnceIn(2, 'sizes');
const airPieces = ({ within }: Drawn): number => within(1, 20, 'pieces');

export const AIR: Lines<AirSearch> = {
  ...ENDS,
  isDanger: ({ goods: [{ unNo }] }) => (unNo === null ? 'N' : 'Y'),
  unNo: ({ goods: [{ unNo }] }) => unNo,
  group: (drawn) => (drawn.goods[0].unNo === null ? null : groupOf(drawn.goods[0], drawn)),
  percent: orNull(2, 'percent', ({ within }) => within(1, 100, 'percent')),
  net: (drawn) =>
    drawn.goods[0].unNo === null ? null : orNull(5, 'net', ({ within }) => within(0.5, 60, 'net', 0.5))(drawn),
  soc: orNull(2, 'soc', ({ within }) => within(0, 100, 'soc')),
  wh: orNull(2, 'wh', ({ of }) => of([5, 19, 20, 99, 100, 101, 500], 'wh')),
  pieces: airPieces,
  kg: (drawn) => drawn.within(100, 1200, 'kg'),
  m3: (drawn) => (isMeasured(drawn) ? null : drawn.within(0.1, 1, 'm3', 0.05)),
  sizes: (drawn) =>
    isMeasured(drawn)
      ? [
          {
            l: drawn.within(20, 320, 'l'),
            w: drawn.within(20, 120, 'w'),
            h: drawn.within(20, 170, 'h'),
            pieces: airPieces(drawn),
          },
        ]
      : [],
  ready: day(20),
  name: PICKED,
  also: ({ goods: [{ unNo }, ...others] }) =>
    unNo === null || others.length === 0 ? undefined : others.flatMap((one) => one.unNo ?? []),
  isTrial: TRIAL,
};

export const RAIL: Lines<RailSearch> = {
  ...ENDS,
  ...NUMBERED,
  group: PICKED,
  rows: CARRIED,
  border: orNull(2, 'border', ({ of }) => of(BORDER_CODES, 'border')),
  boxes: countsOf(RAIL_BOXES, 6),
  isTrial: TRIAL,
  owner: ({ of }) => of(BOX_OWNERS, 'owner'),
  heating: orNull(2, 'heating', ({ of }) => of(HEATINGS, 'heating')),
  hasPermit: ({ isOnceIn }) => isOnceIn(2, 'permit'),
  from: day(20),
};

const isCutTyped = ({ isOnceIn }: Drawn): boolean => !isOnceIn(3, 'cut');

export const CFS: Lines<CfsSearch> = {
  ...NUMBERED,
  group: PICKED,
  port: way('port'),
  boxType: ({ of }) => of(CFS_BOXES, 'box'),
  boxes: ({ within }) => within(1, 6, 'boxes'),
  tons: ({ within }) => within(1, 30, 'tons', 0.5) * within(1, 6, 'boxes'),
  cut: (drawn) =>
    isCutTyped(drawn)
      ? `${drawn.day(25, 'cut')}T${drawn.of(['00:00', '08:00', '12:30', '18:00', '23:59'], 'cut hour')}`
      : null,
  isCutTyped,
};

export const WH: Lines<WhSearch> = {
  ...NUMBERED,
  group: PICKED,
  city: (drawn) => (drawn.isOnceIn(2, 'anywhere') ? null : (drawn.way['city'] ?? null)),
  tons: ({ within }) => within(0.5, 60, 'tons', 0.5),
  pallets: ({ within }) => within(1, 60, 'pallets'),
  inDate: day(60),
  days: ({ within }) => within(1, 120, 'days'),
  temp: ({ of, isOnceIn }) => (isOnceIn(2, 'usual') ? 'NORMAL' : of(STORE_TEMPS, 'temp')),
  untold: { because: 'an amount that nobody has typed is a trial: no form is begun with it' },
};

const isPart = ({ isOnceIn }: Drawn): boolean => isOnceIn(4, 'part');
const isMore = (drawn: Drawn): boolean => !isPart(drawn) && drawn.goods.length > 1 && !isNamed(drawn);
const smallOf = (drawn: Drawn) =>
  isNamed(drawn) || isMore(drawn) || !drawn.isOnceIn(4, 'small') ? 'NONE' : drawn.of(SMALLS, 'small');
const isSmall = (drawn: Drawn): boolean => smallOf(drawn) !== 'NONE';
const furtherOf = ({ of }: Drawn, word: string): string => of(ROAD_CITIES, word).code;
const boxOnRoad = (drawn: Drawn) =>
  isPart(drawn) || !drawn.isOnceIn(4, 'box') ? 'NONE' : drawn.of([...ROAD_BOXES, 'NONE' as const], 'box');
const moment = (drawn: Drawn, days: number, word: string) =>
  `${drawn.day(days, word)}T${drawn.of(['00:00', '09:30', '15:36', '23:30'], `${word} hour`)}`;
function truckKg(drawn: Drawn): number {
  if (isPart(drawn)) return drawn.within(20, 4_000, 'kg', 5);
  return isSmall(drawn) ? drawn.within(1, 2_000, 'kg') : drawn.within(100, 30_000, 'kg', 50);
}

export const TRUCK: Lines<TruckSearch> = {
  ...NUMBERED,
  way: (drawn) => (isPart(drawn) ? 'PART' : 'FULL'),
  orgCityCode: way('orgCityCode'),
  dstCityCode: way('dstCityCode'),
  others: (drawn) =>
    isMore(drawn)
      ? formatGroupedNumbers(
          drawn.goods
            .slice(1)
            .flatMap((one) => (one.unNo === null ? [] : [{ unNo: one.unNo, group: groupOf(one, drawn) }])),
        )
      : null,
  rows: CARRIED,
  etd: day(80),
  group,
  kg: truckKg,
  m3: (drawn) => Math.min(82, Math.max(0.01, Number(roomOf(drawn.goods[0], truckKg(drawn), drawn).toFixed(2)))),
  small: smallOf,
  inner: (drawn) => (isSmall(drawn) ? drawn.of(['30 ml', '25 g', '500 ml', '1 kg', '5 L'], 'inner') : null),
  inners: (drawn) => (smallOf(drawn) === 'EQ' ? drawn.within(1, 40, 'inners') : null),
  packages: (drawn) => (isSmall(drawn) ? drawn.within(1, 1200, 'packages') : null),
  trucks: (drawn) => (isPart(drawn) ? 1 : drawn.within(1, 4, 'trucks')),
  hour: (drawn) => (isPart(drawn) ? '08' : drawn.of(LOADING_HOURS, 'hour')),
  dropFrom: (drawn) => (isPart(drawn) || !drawn.isOnceIn(4, 'open') ? null : moment(drawn, 20, 'open')),
  dropTo: (drawn) => (isPart(drawn) || !drawn.isOnceIn(3, 'by') ? null : moment(drawn, 40, 'by')),
  pick2: (drawn) => (isPart(drawn) || !drawn.isOnceIn(5, 'pick2') ? 'NONE' : furtherOf(drawn, 'pick2')),
  pick3: (drawn) =>
    isPart(drawn) || !drawn.isOnceIn(5, 'pick2') || !drawn.isOnceIn(3, 'pick3') ? 'NONE' : furtherOf(drawn, 'pick3'),
  via1: (drawn) =>
    isPart(drawn) || drawn.isOnceIn(5, 'pick2') || !drawn.isOnceIn(4, 'via1') ? 'NONE' : furtherOf(drawn, 'via1'),
  via2: (drawn) =>
    isPart(drawn) || drawn.isOnceIn(5, 'pick2') || !drawn.isOnceIn(4, 'via1') || !drawn.isOnceIn(2, 'via2')
      ? 'NONE'
      : furtherOf(drawn, 'via2'),
  box: boxOnRoad,
  tareKg: (drawn) =>
    boxOnRoad(drawn) !== 'NONE' && drawn.isOnceIn(2, 'tare') ? drawn.within(1_500, 9_000, 'tare', 10) : null,
  trip: (drawn) => (isPart(drawn) || !drawn.isOnceIn(3, 'round') ? 'ONE' : drawn.of(TRIPS, 'trip')),
  crew: (drawn) => (isPart(drawn) || !drawn.isOnceIn(2, 'crew') ? '1' : drawn.of(CREWS, 'crew')),
};
