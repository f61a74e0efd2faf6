import type { PortKind } from './places/ports';
import type { RouteName } from './routes';
import { HOUR_MS } from './values/spans';

export const SEARCH_FIELDS = ['org', 'dst', 'goods', 'etd', 'boxes'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

export type DgBook = 'SEA' | 'COAST' | 'AIR' | 'RAILWAY' | 'ROAD' | 'STORE';

/** Public facts of a mode. Data only: the home page loads this table and must not load a mode. */
export type ModeFacts = {
  /** Search and form may share an address. Without a success page, the receipt is on the order page. */
  routes: { search: RouteName; order: RouteName; success: RouteName | null };
  /** Query key of the form step. If it is `at`, `step=order` opens the form. */
  stepKey: 'step' | 'at';
  /** First two letters of an order number. */
  prefix: string;
  /** Longest time a quote holds; null without quotes. */
  lockMs: number | null;
  /** Kind of places it connects; null when it connects none. */
  places: PortKind | null;
  /** Only between mainland places. */
  staysHome?: true;
  /** Search fields on the home page; null without a search there. */
  searches: readonly SearchField[] | null;
  /** `ask`: the user states if the goods are dangerous. Otherwise the mode decides. */
  danger: 'ask' | 'always' | 'never';
  /** Box types it carries, when not all. */
  boxTypes?: readonly string[];
  /** Dangerous goods law, when not the law of ships. */
  book?: Exclude<DgBook, 'SEA'>;
};

const VOYAGE = ['org', 'dst', 'goods', 'etd'] as const;
const VOYAGE_IN_BOXES = [...VOYAGE, 'boxes'] as const;

/** Only these boxes sail between mainland ports, go by our trains or are stuffed at a station. */
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
    routes: { search: 'truck', order: 'truckOrder', success: null },
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

/** One set of ids for API addresses, database and types. Folders use lower case. */
export type ModeId = keyof typeof FACTS;
/** A code of a single mode starts with the mode id, as `lclUnitKg` does. */
export type OwnCode = `${Lowercase<ModeId>}${Capitalize<string>}`;
export type BookingMode = { [TId in ModeId]: (typeof FACTS)[TId]['searches'] extends null ? never : TId }[ModeId];
export const MODE_IDS = Object.keys(FACTS) as ModeId[];
export const MODES: Readonly<Record<ModeId, ModeFacts>> = FACTS;

/** Law for goods of a mode. Boxes packed at a station and declarations of the service desk go by sea. */
export const lawBook = (mode: ModeId): DgBook => MODES[mode].book ?? 'SEA';

export const lockHours = (mode: ModeId): number => (MODES[mode].lockMs ?? 0) / HOUR_MS;

export const BOOKING_MODES = MODE_IDS.filter((mode): mode is BookingMode => MODES[mode].searches !== null);
export const FIRST_MODE: BookingMode = 'FCL';
