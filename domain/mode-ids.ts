import type { PortKind } from './places/ports';
import type { RouteName } from './routes';
import { HOUR_MS } from './values/spans';

/** What a search can be about, whatever it looks for. */
export const SEARCH_FIELDS = ['org', 'dst', 'goods', 'etd', 'boxes'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** Law of dangerous goods, by how they go or where they stand. */
export type DgBook = 'SEA' | 'COAST' | 'AIR' | 'RAILWAY' | 'ROAD' | 'STORE';

/** The facts of a mode that everybody may know. Data only: the home page carries this table, and never a mode. */
export type ModeFacts = {
  /** Search and form may share an address. Without a success page the receipt stands at the page of the order. */
  routes: { search: RouteName; order: RouteName; success: RouteName | null };
  /** The query key that names the step of the form. Where it is `at`, `step=order` opens the form. */
  stepKey: 'step' | 'at';
  /** The first two letters of an order number. */
  prefix: string;
  /** How long a quote holds at most; null where nothing is quoted. */
  lockMs: number | null;
  /** Between which kind of places it runs; null where it runs nowhere. */
  places: PortKind | null;
  /** Of these it runs between those of the mainland alone. */
  staysHome?: true;
  /** What the search of the home page asks for; null where it has none there. */
  searches: readonly SearchField[] | null;
  /** `ask`: the person says whether the goods are dangerous. Otherwise the service itself does. */
  danger: 'ask' | 'always' | 'never';
  /** The boxes it carries, where that is not every type. */
  boxTypes?: readonly string[];
  /** Law of its dangerous goods, where that is not the one of ships. */
  book?: Exclude<DgBook, 'SEA'>;
};

const VOYAGE = ['org', 'dst', 'goods', 'etd'] as const;
const VOYAGE_IN_BOXES = [...VOYAGE, 'boxes'] as const;

/** Nothing else sails between the ports of the mainland, stands on a train of the house or is stuffed at a station. */
export const DRY_BOXES = ['20GP', '40GP', '40HQ'] as const;

const FACTS = {
  FCL: {
    routes: { search: 'shippingFcl', order: 'shippingFclOrder', success: 'shippingFclSuccess' },
    stepKey: 'step',
    prefix: 'FC',
    lockMs: 24 * HOUR_MS,
    places: 'port',
    searches: VOYAGE_IN_BOXES,
    danger: 'ask',
  },
  LCL: {
    routes: { search: 'shippingLcl', order: 'shippingLcl', success: 'shippingLclSuccess' },
    stepKey: 'at',
    prefix: 'LC',
    lockMs: 24 * HOUR_MS,
    places: 'port',
    searches: VOYAGE,
    danger: 'ask',
  },
  AIR: {
    routes: { search: 'airLift', order: 'airLiftOrder', success: null },
    stepKey: 'step',
    prefix: 'AR',
    lockMs: 12 * HOUR_MS,
    places: 'airport',
    searches: VOYAGE,
    danger: 'ask',
    book: 'AIR',
  },
  RAIL: {
    routes: { search: 'railWayIndex', order: 'railWayOrder', success: 'railWaySuccess' },
    stepKey: 'step',
    prefix: 'RW',
    lockMs: 24 * HOUR_MS,
    places: 'station',
    searches: VOYAGE_IN_BOXES,
    boxTypes: DRY_BOXES,
    danger: 'ask',
    book: 'RAILWAY',
  },
  CFS: {
    routes: { search: 'builtInOrder', order: 'builtInOrder', success: 'builtInSuccess' },
    stepKey: 'at',
    prefix: 'CF',
    lockMs: 72 * HOUR_MS,
    places: 'port',
    searches: ['org', 'goods', 'etd', 'boxes'],
    boxTypes: DRY_BOXES,
    danger: 'ask',
  },
  WH: {
    routes: { search: 'warehouse', order: 'warehouseing', success: null },
    stepKey: 'step',
    prefix: 'WH',
    lockMs: 72 * HOUR_MS,
    places: 'city',
    searches: ['org', 'goods'],
    danger: 'ask',
    book: 'STORE',
  },
  TANK: {
    routes: { search: 'tankIndex', order: 'tankIndex', success: null },
    stepKey: 'at',
    prefix: 'TK',
    lockMs: 48 * HOUR_MS,
    places: 'port',
    searches: VOYAGE,
    danger: 'ask',
  },
  FLEXI: {
    routes: { search: 'fluidBag', order: 'fluidBag', success: null },
    stepKey: 'at',
    prefix: 'FX',
    lockMs: 24 * HOUR_MS,
    places: 'port',
    searches: VOYAGE,
    danger: 'never',
  },
  DOM: {
    routes: { search: 'domesticTrade', order: 'domesticTradeOrder', success: null },
    stepKey: 'step',
    prefix: 'DM',
    lockMs: 24 * HOUR_MS,
    places: 'port',
    staysHome: true,
    searches: VOYAGE_IN_BOXES,
    boxTypes: DRY_BOXES,
    danger: 'ask',
    book: 'COAST',
  },
  TRUCK: {
    routes: { search: 'haul', order: 'haulOrder', success: null },
    stepKey: 'step',
    prefix: 'TR',
    lockMs: 12 * HOUR_MS,
    places: 'roadCity',
    searches: VOYAGE,
    danger: 'ask',
    book: 'ROAD',
  },
  DGD: {
    routes: { search: 'dgdesk', order: 'dgdeskDetail', success: 'dgdeskSuccess' },
    stepKey: 'step',
    prefix: 'DG',
    lockMs: 7 * 24 * HOUR_MS,
    places: null,
    searches: ['goods'],
    danger: 'always',
  },
  ENQ: {
    routes: { search: 'enquiryFcl', order: 'enquiryFcl', success: null },
    stepKey: 'step',
    prefix: 'EQ',
    lockMs: null,
    places: 'port',
    searches: null,
    danger: 'ask',
  },
  MALL: {
    routes: { search: 'business', order: 'business', success: null },
    stepKey: 'at',
    prefix: 'ML',
    lockMs: 24 * HOUR_MS,
    places: null,
    searches: ['goods'],
    danger: 'always',
    book: 'ROAD',
  },
} as const satisfies Record<string, ModeFacts>;

/** One set of ids, in addresses of the gateway, database and types. Folders have them in lower case. */
export type ModeId = keyof typeof FACTS;
/** A word of one mode alone begins with the id of the mode, as `lclUnitKg` does. */
export type OwnCode = `${Lowercase<ModeId>}${Capitalize<string>}`;
/** Those the home page searches for. */
export type BookingMode = { [TId in ModeId]: (typeof FACTS)[TId]['searches'] extends null ? never : TId }[ModeId];
export const MODE_IDS = Object.keys(FACTS) as ModeId[];
export const MODES: Readonly<Record<ModeId, ModeFacts>> = FACTS;

/** Law that goods of a mode go by: a box that a station packs, and a declaration of the service desk, go to sea. */
export const bookOf = (mode: ModeId): DgBook => MODES[mode].book ?? 'SEA';

/** For how many hours a price of a mode is held. */
export const lockHoursOf = (mode: ModeId): number => (MODES[mode].lockMs ?? 0) / HOUR_MS;

/** In the order of their tabs. */
export const BOOKING_MODES = MODE_IDS.filter((mode): mode is BookingMode => MODES[mode].searches !== null);
export const FIRST_MODE: BookingMode = 'FCL';
