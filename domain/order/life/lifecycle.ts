import { HOUR_MS } from '../../values/spans';

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

/** States from submission to departure, in which an order keeps its reservation. */
export const HOLDING_STATES: readonly OrderState[] = ORDER_STATES.slice(
  ORDER_STATES.indexOf('SUBMITTED'),
  ORDER_STATES.indexOf('DEPARTED'),
);

/**
 * Order chart up to confirmation, with every exit. Later moves come from `FORWARD`. Moves in neither do not exist, for
 * gateway and diagrams alike.
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
  /** Bumped goods can be returned in any of these states. */
  BOOKED: { cancelled: 'CANCELLED', revoked: 'CANCELLED', 'bump.declined': 'CANCELLED' },
  /** Staff alone release received goods, except bumped ones. */
  CARGO_IN: { revoked: 'CANCELLED', 'bump.declined': 'CANCELLED' },
  DECLARED: { 'bump.declined': 'CANCELLED' },
  DEPARTED: {},
  ARRIVED: {},
  COMPLETED: {},
  REJECTED: {},
  CANCELLED: {},
  AUTO_CANCELLED: {},
} as const satisfies Record<OrderState, Readonly<Record<string, OrderState>>>;

export const FORWARD = {
  'space.released': 'BOOKED',
  'cargo.in': 'CARGO_IN',
  declared: 'DECLARED',
  departed: 'DEPARTED',
  arrived: 'ARRIVED',
  completed: 'COMPLETED',
} as const satisfies Readonly<Record<string, OrderState>>;

/** State an event leads to, by its recorded name; undefined for others. */
export const stateAfterEvent = (event: string): OrderState | undefined =>
  event === 'accepted'
    ? 'CONFIRMED'
    : Object.hasOwn(FORWARD, event)
      ? FORWARD[event as keyof typeof FORWARD]
      : undefined;

type Moves = typeof ORDER_MOVES;
type ForwardEvent = keyof typeof FORWARD;
export type EarlyEvent = { [State in OrderState]: keyof Moves[State] }[OrderState];
export type OrderEvent = EarlyEvent | ForwardEvent;

/** Events without a state change. */
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

export const EVENTS: readonly string[] = [
  ...new Set([...Object.values(ORDER_MOVES).flatMap(Object.keys), ...Object.keys(FORWARD), ...HAPPENINGS]),
];

export type OrderPath = readonly OrderState[];

const isForward = (event: OrderEvent): event is ForwardEvent => Object.hasOwn(FORWARD, event);

const earlyMove = (from: OrderState, event: OrderEvent): OrderState | null =>
  (ORDER_MOVES[from] as Partial<Record<OrderEvent, OrderState>>)[event] ?? null;

/**
 * Target of an event on this path; null when not possible. After confirmation only the next state of the path is
 * allowed.
 */
export function orderMove(from: OrderState, event: OrderEvent, path: OrderPath): OrderState | null {
  if (!isForward(event)) return earlyMove(from, event);
  const at = path.indexOf(from);
  const next = at === -1 ? undefined : path[at + 1];
  return next === FORWARD[event] ? next : null;
}

export const isConfirmed = (state: OrderState): boolean =>
  state === 'CONFIRMED' || Object.values(FORWARD).some((one) => one === state);

export const isCancellable = (state: OrderState): boolean => earlyMove(state, 'cancelled') !== null;

/** States an event is possible in, for the WHERE of an UPDATE. */
export const statesBefore = (event: EarlyEvent): OrderState[] =>
  ORDER_STATES.filter((state) => earlyMove(state, event) !== null);

/** States from submission to confirmation; in most modes cancelling is free. */
export const UNCONFIRMED_STATES = [
  'SUBMITTED',
  'AWAIT_VERIFY',
  'UNDER_REVIEW',
  'DG_REVIEW',
  'PENDING_UPDATE',
] as const satisfies readonly OrderState[];
export const isUnconfirmed = (state: OrderState): boolean => UNCONFIRMED_STATES.some((one) => one === state);

/** True if the order ended before it was carried out and holds nothing. */
export const isGivenUp = (state: OrderState): boolean =>
  state === 'REJECTED' || state === 'CANCELLED' || state === 'AUTO_CANCELLED';

/** Events by staff. All others come from the owner, the verification desk or the clock. */
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

export const houseMoves = (state: OrderState, path: OrderPath): HouseEvent[] =>
  HOUSE_EVENTS.filter((event) => orderMove(state, event, path) !== null);

/** Lifetime of an order from an unverified enterprise, by the database clock. */
export const VERIFY_HOURS = 48;
export const VERIFY_WITHIN_MS = VERIFY_HOURS * HOUR_MS;
/** Reminders in hours before that deadline. */
export const REMIND_HOURS_BEFORE = [24, 4] as const;

/** True if the offer closed while the order waited: the reservation is gone, and the owner must choose another. */
export const needsOffer = ({ state, offerLapsedAt }: { state: OrderState; offerLapsedAt: string | null }): boolean =>
  offerLapsedAt !== null && (state === 'AWAIT_VERIFY' || state === 'PENDING_UPDATE');

/** True if the offer closes before the verification deadline, which would lose the place. */
export const closesBeforeVerified = (closesAt: number | null, now: number): boolean =>
  closesAt !== null && closesAt < now + VERIFY_WITHIN_MS;
