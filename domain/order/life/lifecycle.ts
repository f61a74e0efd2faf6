import { HOUR_MS } from '../../values/spans';

/** The states of an order in every mode of transport. */
export const ORDER_STATES = [
  'DRAFT',
  'QUOTED',
  'EXPIRED',
  'ENQUIRED',
  'SUBMITTED',
  'AWAIT_VERIFY',
  'UNDER_REVIEW',
  'DG_REVIEW',
  'PENDING_UPDATE',
  'CONFIRMED',
  'BOOKED',
  'CARGO_IN',
  'DECLARED',
  'DEPARTED',
  'ARRIVED',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
  'AUTO_CANCELLED',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** From the submission until the goods leave: for so long an order holds what it has taken. */
export const HOLDING_STATES: readonly OrderState[] = ORDER_STATES.slice(
  ORDER_STATES.indexOf('SUBMITTED'),
  ORDER_STATES.indexOf('DEPARTED'),
);

/**
 * The one chart of an order up to its confirmation, and every way out of it. What comes after the confirmation is said
 * by `FORWARD`. A move that stands in neither does not exist, on the gateway as on the pictures.
 */
export const ORDER_MOVES = {
  DRAFT: { 'quote.got': 'QUOTED', 'enquiry.sent': 'ENQUIRED', cancelled: 'CANCELLED' },
  QUOTED: { 'quote.lapsed': 'EXPIRED', submitted: 'SUBMITTED' },
  EXPIRED: { 'quote.got': 'QUOTED' },
  ENQUIRED: { 'quote.got': 'QUOTED' },
  SUBMITTED: { 'verification.owed': 'AWAIT_VERIFY', 'verification.had': 'UNDER_REVIEW', cancelled: 'CANCELLED' },
  AWAIT_VERIFY: {
    'enterprise.passed': 'UNDER_REVIEW',
    'deadline.passed': 'AUTO_CANCELLED',
    cancelled: 'CANCELLED',
    revoked: 'CANCELLED',
  },
  UNDER_REVIEW: {
    'goods.dangerous': 'DG_REVIEW',
    'papers.missing': 'PENDING_UPDATE',
    accepted: 'CONFIRMED',
    refused: 'REJECTED',
    cancelled: 'CANCELLED',
  },
  DG_REVIEW: {
    'papers.missing': 'PENDING_UPDATE',
    accepted: 'CONFIRMED',
    refused: 'REJECTED',
    cancelled: 'CANCELLED',
  },
  PENDING_UPDATE: {
    'papers.added': 'UNDER_REVIEW',
    'reply.missed': 'REJECTED',
    cancelled: 'CANCELLED',
    revoked: 'CANCELLED',
  },
  CONFIRMED: { cancelled: 'CANCELLED', revoked: 'CANCELLED' },
  /** Whoever is left behind may have the goods back, wherever they are by then. */
  BOOKED: { cancelled: 'CANCELLED', revoked: 'CANCELLED', 'bump.declined': 'CANCELLED' },
  /** Goods are given back by the house alone, where nobody says what is to become of them. */
  CARGO_IN: { revoked: 'CANCELLED', 'bump.declined': 'CANCELLED' },
  DECLARED: { 'bump.declined': 'CANCELLED' },
  DEPARTED: {},
  ARRIVED: {},
  COMPLETED: {},
  REJECTED: {},
  CANCELLED: {},
  AUTO_CANCELLED: {},
} as const satisfies Record<OrderState, Readonly<Record<string, OrderState>>>;

/** What carries an order on once it is confirmed, and the state that says so. */
export const FORWARD = {
  'space.released': 'BOOKED',
  'cargo.in': 'CARGO_IN',
  declared: 'DECLARED',
  departed: 'DEPARTED',
  arrived: 'ARRIVED',
  completed: 'COMPLETED',
} as const satisfies Readonly<Record<string, OrderState>>;

/** Where such an event leads, by its name as it was written down; undefined for any other. */
export const leadsTo = (event: string): OrderState | undefined =>
  event === 'accepted'
    ? 'CONFIRMED'
    : Object.hasOwn(FORWARD, event)
      ? FORWARD[event as keyof typeof FORWARD]
      : undefined;

type Moves = typeof ORDER_MOVES;
type ForwardEvent = keyof typeof FORWARD;
export type EarlyEvent = { [State in OrderState]: keyof Moves[State] }[OrderState];
export type OrderEvent = EarlyEvent | ForwardEvent;

/** What happens to an order without moving it on. */
const HAPPENINGS = [
  'offer.lapsed',
  'amounts.amended',
  'bill.revised',
  'service.added',
  'stay.prolonged',
  'leaving.booked',
  'leaving.dropped',
  'goods.left',
  'truck.changed',
  'truck.came',
  'truck.missed',
  'mishap.told',
  'mishap.accepted',
  'mishap.declined',
  'mishap.lapsed',
  'surcharge.accepted',
  'surcharge.declined',
  'surcharge.lapsed',
  'offer.bumped',
  'bump.accepted',
  'bump.lapsed',
  'paper.handed',
  'paper.replaced',
  'paper.withdrawn',
  'result.handed',
  'box.packed',
  'certificate.signed',
  'place.passed',
  'pair.found',
  'pair.lost',
  'pair.apart',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** Everything that is ever written down of an order. */
export const EVENTS: readonly string[] = [
  ...new Set([...Object.values(ORDER_MOVES).flatMap(Object.keys), ...Object.keys(FORWARD), ...HAPPENINGS]),
];

/** The states an order of a mode passes through from its confirmation on, each of them once. */
export type OrderPath = readonly OrderState[];

const isForward = (event: OrderEvent): event is ForwardEvent => Object.hasOwn(FORWARD, event);

/** Where an event leads from a state, whatever the mode; null where it cannot happen there. */
const earlyMove = (from: OrderState, event: OrderEvent): OrderState | null =>
  (ORDER_MOVES[from] as Partial<Record<OrderEvent, OrderState>>)[event] ?? null;

/**
 * Where an event leads an order of this path; null where it cannot happen. After the confirmation an order goes on to
 * the next state of its path and to no other: none is skipped, and none is entered that the path does not have.
 */
export function orderMove(from: OrderState, event: OrderEvent, path: OrderPath): OrderState | null {
  if (!isForward(event)) return earlyMove(from, event);
  const at = path.indexOf(from);
  const next = at === -1 ? undefined : path[at + 1];
  return next === FORWARD[event] ? next : null;
}

/** Has the house said yes to it, and was it not given up since? */
export const isConfirmed = (state: OrderState): boolean =>
  state === 'CONFIRMED' || Object.values(FORWARD).some((one) => one === state);

/** Can its owner still give it up? */
export const isCancellable = (state: OrderState): boolean => earlyMove(state, 'cancelled') !== null;

/** The states in which an event can happen: what an UPDATE names in its WHERE. */
export const statesBefore = (event: EarlyEvent): OrderState[] =>
  ORDER_STATES.filter((state) => earlyMove(state, event) !== null);

/** From the submission until the house confirms. In most modes cancelling costs nothing in these states. */
export const UNCONFIRMED_STATES = [
  'SUBMITTED',
  'AWAIT_VERIFY',
  'UNDER_REVIEW',
  'DG_REVIEW',
  'PENDING_UPDATE',
] as const satisfies readonly OrderState[];
export const isUnconfirmed = (state: OrderState): boolean => UNCONFIRMED_STATES.some((one) => one === state);

/** An order that ended before it was carried out: it holds nothing any more. */
export const isGivenUp = (state: OrderState): boolean =>
  state === 'REJECTED' || state === 'CANCELLED' || state === 'AUTO_CANCELLED';

/** What people of the house say of an order. Everything else is said by its owner, the enterprise desk or the clock. */
export const HOUSE_EVENTS = [
  'goods.dangerous',
  'papers.missing',
  'accepted',
  'refused',
  'revoked',
  'space.released',
  'cargo.in',
  'declared',
  'departed',
  'arrived',
  'completed',
] as const satisfies readonly OrderEvent[];
export type HouseEvent = (typeof HOUSE_EVENTS)[number];

/** What the house can do with an order of this path in a state. */
export const houseMoves = (state: OrderState, path: OrderPath): HouseEvent[] =>
  HOUSE_EVENTS.filter((event) => orderMove(state, event, path) !== null);

/** An order of an enterprise that has not passed lives this long, by the clock of the database. */
export const VERIFY_HOURS = 48;
export const VERIFY_WITHIN_MS = VERIFY_HOURS * HOUR_MS;
/** The reminders before that, in hours. */
export const REMIND_HOURS_BEFORE = [24, 4] as const;

/** Its offer has closed while it waited: nothing is held for it any more, and its owner has to choose another. */
export const needsOffer = ({ state, offerLapsedAt }: { state: OrderState; offerLapsedAt: string | null }): boolean =>
  offerLapsedAt !== null && (state === 'AWAIT_VERIFY' || state === 'PENDING_UPDATE');

/** The offer closes before the time of the verification ends: who has not passed by then loses the place. */
export const closesBeforeVerified = (closesAt: number | null, now: number): boolean =>
  closesAt !== null && closesAt < now + VERIFY_WITHIN_MS;
