import { carriedText, readCarriedRows } from '../../offer/carried';
import { declareQuestion } from '../../question/asks';
import { choice } from '../../question/choices';
import { firstDay, goodsNamed, namedGoods, packingGroup } from '../../question/blocks';
import { codePart, momentPart, numberPart, wholeNumber } from '../../question/kinds';
import type { QueryOf, Query, ValuesOf, SearchOf } from '../../question/part';
import { boxCalled, ROAD_BOXES, TARE, TARE_SAYS } from '../../offer/road-boxes';
import { MOST_TRUCKS, TRUCK_COUNT_SAYS, WEIGHT } from './bounds';
import { SMALL_ONLY, SMALL_PARTS, SMALL_RULES } from './search-small';
import { CITY, endCities, fewStops, FROM, furtherStop, hasStopRoom, isStop, TO } from './search-stops';

const TRUCK_LOADS = ['FULL', 'PART'] as const;

/** One way, or a round trip that brings the empties back. */
export const TRIPS = ['ONE', 'ROUND'] as const;
export type Trip = (typeof TRIPS)[number];
export const CREWS = ['1', '2'] as const;
export type Crew = (typeof CREWS)[number];

/** Loading time in half hours; the order form takes exact times. */
export const LOADING_HOURS = Array.from({ length: 31 }, (_, at): LoadingHour => {
  const hour = String(6 + Math.floor(at / 2)).padStart(2, '0');
  return at % 2 === 0 ? hour : `${hour}30`;
});
/** `08` or `0830`. */
type LoadingHour = string;

export const loadingHour = (hour: LoadingHour): number => Number(hour.slice(0, 2)) + Number(hour.slice(2) || 0) / 60;

export const ROOM = { over: 0, most: 82 };

const city = { shape: CITY, says: '请从列表中选择城市', inBar: true } as const;

const WAYS_CALLED = { FULL: '整车', PART: '零担拼车' } as const;
const TRIPS_CALLED = { ONE: '单程', ROUND: '往返' } as const;
const BOXES = ['NONE', ...ROAD_BOXES] as const;
const BOXES_CALLED = Object.fromEntries(BOXES.map((box) => [box, box === 'NONE' ? '不用' : boxCalled(box)])) as Record<
  (typeof BOXES)[number],
  string
>;
const CREWS_CALLED = { 1: '单驾', 2: '双驾' } as const;
const HOURS_CALLED: Readonly<Record<LoadingHour, string>> = Object.fromEntries(
  LOADING_HOURS.map((hour) => [hour, `${hour.slice(0, 2)}:${hour.slice(2) || '00'}`]),
);

export const MOST_OTHERS = 9;

/** Further goods on the truck by UN number, optionally with packing group: `1263_II.1866`. */
const OTHERS = {
  ...codePart({
    word: 'with',
    shape: /^\d{4}(?:_I{1,3})?(?:\.\d{4}(?:_I{1,3})?){0,8}$/,
    label: '同车其他货物',
    hint: 'UN 编号，用点隔开',
    says: '请填写 UN 编号，用点隔开',
    ofGoods: true,
    line: (others) => (others === null ? '' : `另有 UN ${others.replaceAll(/_I+/g, '').replaceAll('.', '、')}`),
  }),
  entered: (text: string): string | null => (text.match(/\d{4}(?:_I{1,3})?/g) ?? []).join('.') || null,
};

/** Rows of these goods bought elsewhere: the order begins with them while they weigh what is asked. */
const CARRIED = {
  ...codePart({ word: 'rows', shape: /./, ofGoods: true }),
  kind: 'carried' as const,
  bounds: { most: 2000 },
  typed: ({ rows = '' }: Query): string | null => carriedText(readCarriedRows(rows)),
};

const PARTS = {
  way: choice(TRUCK_LOADS, {
    word: 'way',
    usual: 'FULL',
    spelt: { FULL: 'F', PART: 'P' },
    label: '方式',
    called: WAYS_CALLED,
    says: '请选择整车或零担',
    line: (way) => WAYS_CALLED[way],
  }),
  org: {
    ...codePart({ ...city, word: 'org', also: ['from'], wire: 'orgCityCode' }),
    typed: (query: Query): string | null => endCities(FROM, query)[0] ?? null,
  },
  dst: {
    ...codePart({ ...city, word: 'dst', also: ['to'], wire: 'dstCityCode' }),
    typed: (query: Query): string | null => endCities(TO, query).at(-1) ?? null,
  },
  ...namedGoods(),
  others: OTHERS,
  rows: CARRIED,
  etd: firstDay(),
  group: packingGroup(),
  /** Gross kilograms per truck, or of a part load. */
  kg: numberPart({
    word: 'kg',
    places: 1,
    bounds: WEIGHT,
    label: '毛重（千克）',
    says: `毛重应在 ${WEIGHT.over} 到 ${WEIGHT.most.toLocaleString('en-US')} 千克之间`,
    line: (kg) => kg && `${kg} 千克`,
  }),
  m3: numberPart({
    word: 'm3',
    places: 2,
    bounds: ROOM,
    label: '体积（立方米）',
    hint: '整车选填',
    says: `体积应在 ${ROOM.over} 到 ${ROOM.most} 立方米之间`,
    line: (m3) => m3 && `${m3} 立方米`,
  }),
  ...SMALL_PARTS,
  trucks: wholeNumber({
    word: 'n',
    bounds: { least: 1, most: MOST_TRUCKS },
    begins: '1',
    label: '车数（每车一样）',
    says: TRUCK_COUNT_SAYS,
    line: (trucks) => `${trucks} 车`,
  }),
  hour: choice(LOADING_HOURS, {
    word: 'hm',
    usual: '08',
    label: '装车时间',
    called: HOURS_CALLED,
    says: '请选择装车时间',
    line: (hour) => HOURS_CALLED[hour] ?? '',
  }),
  dropFrom: momentPart({
    word: 'open',
    label: '最早送到',
    says: '请选择最早送到的时间',
    line: (open) => (open === null ? '' : `${open.slice(5).replace('T', ' ')} 起收货`),
  }),
  dropTo: momentPart({
    word: 'by',
    label: '最晚送到',
    says: '请选择最晚送到的时间',
    line: (by) => (by === null ? '' : `${by.slice(5).replace('T', ' ')} 前送到`),
  }),
  pick2: furtherStop('pick2', '第二提货点', (query) => endCities(FROM, query)[1]),
  pick3: furtherStop('pick3', '第三提货点', (query) => endCities(FROM, query)[2]),
  via1: furtherStop('via1', '中途卸货点', (query) => endCities(TO, query).slice(0, -1)[0]),
  via2: furtherStop('via2', '第二中途卸货点', (query) => endCities(TO, query).slice(0, -1)[1]),
  box: choice(BOXES, {
    word: 'box',
    usual: 'NONE',
    label: '集装箱',
    called: BOXES_CALLED,
    says: '请选择箱型',
    line: (box) => (box === 'NONE' ? '' : BOXES_CALLED[box]),
  }),
  tareKg: wholeNumber({
    word: 'tare',
    bounds: TARE,
    label: '箱体自重（千克）',
    hint: '选填，按箱门铭牌',
    says: TARE_SAYS,
    line: (tare) => tare && `箱重 ${tare} 千克`,
  }),
  trip: choice(TRIPS, {
    word: 'trip',
    usual: 'ONE',
    spelt: { ONE: 'O', ROUND: 'R' },
    label: '往返',
    called: TRIPS_CALLED,
    says: '请选择单程或往返',
    line: (trip) => TRIPS_CALLED[trip],
  }),
  crew: choice(CREWS, {
    word: 'drv',
    usual: '1',
    label: '驾驶',
    called: CREWS_CALLED,
    says: '请选择单驾或双驾',
    line: (crew) => CREWS_CALLED[crew],
  }),
};

export interface TruckQuery extends QueryOf<typeof PARTS> {}
export interface TruckSearch extends SearchOf<typeof PARTS> {}
type TruckSearchValues = ValuesOf<typeof PARTS>;

/** Part loads have a fixed schedule and crew, so these questions do not apply. */
const isFull = ({ way }: TruckSearchValues): boolean => way !== 'PART';

const isUnnamed = (name: 'org' | 'dst') => (said: TruckSearchValues) => said[name] === null;

export const truckQuestion = declareQuestion(PARTS, {
  // Full trucks may load several kinds; shown only when the address has them.
  only: {
    others: (said) => isFull(said) && said.isDanger === 'Y' && said.others !== null,
    ...SMALL_ONLY,
    trucks: isFull,
    hour: isFull,
    dropFrom: isFull,
    dropTo: isFull,
    pick2: (said) => isFull(said) && (isStop(said.pick2) || hasStopRoom(said)),
    pick3: (said) => isFull(said) && (isStop(said.pick3) || (isStop(said.pick2) && hasStopRoom(said))),
    via1: (said) => isFull(said) && (isStop(said.via1) || hasStopRoom(said)),
    via2: (said) => isFull(said) && (isStop(said.via2) || (isStop(said.via1) && hasStopRoom(said))),
    box: isFull,
    tareKg: (said) => isFull(said) && (said.box ?? 'NONE') !== 'NONE',
    trip: isFull,
    crew: isFull,
  },
  rules: [
    { at: 'org', says: '请选择提货城市', isAmiss: isUnnamed('org') },
    { at: 'dst', says: '请选择卸货城市', isAmiss: isUnnamed('dst') },
    goodsNamed,
    fewStops,
    { at: 'kg', says: '请填写毛重', isAmiss: ({ kg }) => kg === null },
    ...SMALL_RULES,
    { at: 'm3', says: '零担按重量或体积计费，请填写体积', isAmiss: (said) => !isFull(said) && said.m3 === null },
  ],
});
