import type { AirDetail } from '../../../../domain/modes/air/detail';
import { AIRLINES } from '../../../../domain/modes/air/airlines';
import type { CfsDetail } from '../../../../domain/modes/cfs/detail';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import { readSlotDays } from '../../../../domain/modes/cfs/reading';
import type { DomDetail } from '../../../../domain/modes/dom/detail';
import type { FclDetail } from '../../../../domain/modes/fcl/detail';
import type { FlexiDetail } from '../../../../domain/modes/flexi/detail';
import type { ModeId } from '../../../../domain/mode-ids';
import type { LclDetail } from '../../../../domain/modes/lcl/detail';
import { SHEDS } from '../../../../domain/modes/lcl/sheds';
import { BORDER_CODES, BORDERS } from '../../../../domain/modes/rail/corridor';
import type { RailDetail } from '../../../../domain/modes/rail/detail';
import type { TankDetail } from '../../../../domain/modes/tank/detail';
import { regionOfCity, ROAD_CITIES } from '../../../../domain/road/cities';
import type { TruckDetail } from '../../../../domain/modes/truck/detail';
import type { WhDetail } from '../../../../domain/modes/wh/detail';
import type { WhForm } from '../../../../domain/modes/wh/form';
import { readStay } from '../../../../domain/modes/wh/stay';
import { ROOM_ROWS } from '../../../../domain/modes/wh/stores';
import type { NoticePlace } from '../../../../domain/offer/notice';
import type { End } from '../../../../domain/offer/sailing';
import type { Day } from '../../../../domain/values/days';
import { AIRPORTS } from '../../../world/ports/airports';
import { CITIES } from '../../../world/ports/cities';
import { SEA_PORTS } from '../../../world/ports/sea-ports';
import { STATIONS } from '../../../world/ports/stations';
import { CARRIERS } from '../../sea/carriers';
import { STATIONS as CFS_STATIONS } from '../cfs/stations';
import { CARRIERS as HOME_CARRIERS } from '../dom/carriers';
import { shipOnWay } from '../fcl/on-way';
import { SUPPLIERS } from '../flexi/suppliers';
import { OPERATORS } from '../tank/fleet';

type Days = readonly [from: Day, until: Day];

/**
 * Places and carriers an offer passes besides its ends, and days without a departure. `at`: places with their own days.
 */
type Own = {
  places?: readonly (End | null)[];
  carriers?: readonly End[];
  days?: Days;
  at?: readonly { place: End; days: Days }[];
};

/** `form` is null before an order. */
type PassingOrder<TForm> = { form: TForm | null; leaves: Day; closes: Day | null };

/**
 * `name`: the mode's name at the desk. `places` and `carriers`: those that can be closed. `isListed`: list prices,
 * exempt from percentage surcharges.
 */
type Passing<TDetail = unknown, TForm = unknown> = {
  name: string;
  isListed?: true;
  places: readonly NoticePlace[];
  carriers: readonly NoticePlace[];
  /** Desk code of a place that the mode codes differently. */
  listedAs?: (code: string) => string;
  own(detail: TDetail, ordered: PassingOrder<TForm>): Own;
};

const rowPlaces = (rows: readonly (readonly [code: string, nameCn: string, ...unknown[]])[]): NoticePlace[] =>
  rows.map(([place, name]) => ({ place, name }));
const endPlaces = (ends: readonly Pick<End, 'code' | 'nameCn'>[]): NoticePlace[] =>
  ends.map(({ code, nameCn }) => ({ place: code, name: nameCn }));

const PORTS = rowPlaces(SEA_PORTS).map(({ place, name }) => ({ place, name: `${name}港` }));
const LINERS = endPlaces(CARRIERS);

const passing = <TDetail, TForm = unknown>(one: Passing<TDetail, TForm>): Passing<TDetail, TForm> => one;

export const PASSING: { readonly [TId in ModeId]?: Passing } = {
  FCL: passing<FclDetail>({
    name: '整箱海运',
    places: PORTS,
    carriers: LINERS,
    own: ({ via }) => ({ places: [via] }),
  }),
  LCL: passing<LclDetail>({
    name: '拼箱海运',
    places: [...PORTS, ...endPlaces(SHEDS)],
    carriers: [],
    // A shed receives goods until its cut-off and packs them until departure.
    own: ({ via, shed }, { closes, leaves }) => ({
      places: [via],
      at: [{ place: shed, days: [closes ?? leaves, leaves] }],
    }),
  }),
  AIR: passing<AirDetail>({
    name: '空运',
    places: rowPlaces(AIRPORTS).map(({ place, name }) => ({ place, name: `${name}机场` })),
    carriers: endPlaces(AIRLINES),
    own: ({ via }) => ({ places: [via] }),
  }),
  RAIL: passing<RailDetail>({
    name: '国际班列',
    places: [
      ...rowPlaces(STATIONS).map(({ place, name }) => ({ place, name: `${name}站` })),
      ...BORDER_CODES.map((place) => ({ place, name: `${BORDERS[place].nameCn}口岸` })),
    ],
    carriers: [],
    own: ({ border }) => ({ places: [{ code: border, nameCn: BORDERS[border].nameCn, nameEn: '' }] }),
  }),
  DOM: passing<DomDetail>({
    name: '内贸水运',
    places: PORTS,
    carriers: endPlaces(HOME_CARRIERS),
    own: ({ legs }) => ({ places: legs.map(({ dst }) => dst), carriers: legs.map(({ carrier }) => carrier) }),
  }),
  TANK: passing<TankDetail>({
    name: '罐箱',
    places: PORTS,
    carriers: [...endPlaces(OPERATORS), ...LINERS],
    own: ({ voyage, lease }) => ({
      places: [voyage?.via ?? null],
      carriers: voyage ? [voyage.carrier] : [],
      ...(lease && { days: [lease.from, lease.until] as const }),
    }),
  }),
  FLEXI: passing<FlexiDetail>({
    name: '液袋',
    places: PORTS,
    carriers: [...endPlaces(SUPPLIERS), ...LINERS],
    own: ({ via, carrier }) => ({ places: [via], carriers: [carrier] }),
  }),
  WH: passing<WhDetail, WhForm>({
    name: '危品仓储',
    places: [
      ...new Map(ROOM_ROWS.map(({ store: { code, nameCn } }) => [code, { place: code, name: nameCn }])).values(),
      ...rowPlaces(CITIES),
    ],
    carriers: [],
    own({ warehouse, stay: asked }, { form }) {
      const stay = (form && readStay(form)) ?? asked;
      return { places: [warehouse], days: [stay.from, stay.to] };
    },
  }),
  CFS: passing<CfsDetail, CfsForm>({
    name: '内装箱',
    places: endPlaces(CFS_STATIONS.map(({ station }) => station)),
    carriers: [],
    own: ({ station }, { form }) => ({
      places: [station],
      at: (form ? readSlotDays(form) : []).map((day) => ({ place: station, days: [day, day] })),
    }),
  }),
  TRUCK: passing<Partial<TruckDetail>>({
    name: '公路运输',
    places: ROAD_CITIES.map(({ code, nameCn }) => ({ place: regionOfCity(code), name: nameCn.replace(/市$/, '') })),
    carriers: [],
    listedAs: regionOfCity,
    own: ({ stops = [] }) => ({
      places: stops.map(({ city, cityCn }) => ({ code: city, nameCn: cityCn, nameEn: '' })),
    }),
  }),
  MALL: { name: '化工商城', isListed: true, places: rowPlaces(CITIES), carriers: [], own: () => ({}) },
};

/** Throws for a mode without a line above. */
export function requireMode(key: string): ModeId {
  const mode = (Object.keys(PASSING) as ModeId[]).find((one) => one === key);
  if (mode === undefined) throw new TypeError(`${key} passes nothing`);
  return mode;
}

export function isCharged(mode: ModeId): boolean {
  const passes = PASSING[mode];
  return passes !== undefined && !passes.isListed;
}

export const SHIPS = { onWay: shipOnWay } as const;

export const CLOSABLE_PLACES: readonly NoticePlace[] = [
  ...new Map(Object.values(PASSING).flatMap(({ places }) => places.map((one) => [one.place, one] as const))).values(),
];
