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

/**
 * The one chart of an order: what may happen in a state and where it leads. A move that is not here does not exist, on
 * the gateway as on the pictures.
 */
export const ORDER_MOVES = {
  DRAFT: { 'quote.got': 'QUOTED', 'enquiry.sent': 'ENQUIRED', cancelled: 'CANCELLED' },
  QUOTED: { 'quote.lapsed': 'EXPIRED', submitted: 'SUBMITTED' },
  EXPIRED: { 'quote.got': 'QUOTED' },
  ENQUIRED: { 'quote.got': 'QUOTED' },
  SUBMITTED: { 'verification.owed': 'AWAIT_VERIFY', 'verification.had': 'UNDER_REVIEW', cancelled: 'CANCELLED' },
  AWAIT_VERIFY: { 'enterprise.passed': 'UNDER_REVIEW', 'deadline.passed': 'AUTO_CANCELLED', cancelled: 'CANCELLED' },
  UNDER_REVIEW: {
    'goods.dangerous': 'DG_REVIEW',
    'papers.missing': 'PENDING_UPDATE',
    accepted: 'CONFIRMED',
    refused: 'REJECTED',
  },
  DG_REVIEW: { 'papers.missing': 'PENDING_UPDATE', accepted: 'CONFIRMED', refused: 'REJECTED' },
  PENDING_UPDATE: { 'papers.added': 'UNDER_REVIEW' },
  CONFIRMED: { 'space.released': 'BOOKED', cancelled: 'CANCELLED' },
  BOOKED: { 'cargo.in': 'CARGO_IN', cancelled: 'CANCELLED' },
  CARGO_IN: { declared: 'DECLARED' },
  DECLARED: { departed: 'DEPARTED' },
  DEPARTED: { arrived: 'ARRIVED' },
  ARRIVED: { completed: 'COMPLETED' },
  COMPLETED: {},
  REJECTED: {},
  CANCELLED: {},
  AUTO_CANCELLED: {},
} as const satisfies Record<OrderState, Readonly<Record<string, OrderState>>>;

type Moves = typeof ORDER_MOVES;
export type OrderEvent = { [State in OrderState]: keyof Moves[State] }[OrderState];

/** Where an event leads from a state; null where it cannot happen there. */
export const orderMove = (from: OrderState, event: OrderEvent): OrderState | null =>
  (ORDER_MOVES[from] as Partial<Record<OrderEvent, OrderState>>)[event] ?? null;

/** The states in which an event can happen: what an UPDATE names in its WHERE. */
export const statesBefore = (event: OrderEvent): OrderState[] =>
  ORDER_STATES.filter((state) => orderMove(state, event) !== null);

/** An order that ended before it was carried out: it holds nothing any more. */
export const isGivenUp = (state: OrderState): boolean =>
  state === 'REJECTED' || state === 'CANCELLED' || state === 'AUTO_CANCELLED';

/** What people of the house say of an order. Everything else is said by its owner, the enterprise desk or the clock. */
export const HOUSE_EVENTS = [
  'goods.dangerous',
  'papers.missing',
  'accepted',
  'refused',
  'space.released',
  'cargo.in',
  'declared',
  'departed',
  'arrived',
  'completed',
] as const satisfies readonly OrderEvent[];
export type HouseEvent = (typeof HOUSE_EVENTS)[number];

/** What the house can do with an order in a state. */
export const houseMoves = (state: OrderState): HouseEvent[] =>
  HOUSE_EVENTS.filter((event) => orderMove(state, event) !== null);

const HOUR_MS = 3_600_000;

/** An order of an enterprise that has not passed lives this long, by the clock of the database. */
export const VERIFY_WITHIN_MS = 48 * HOUR_MS;
/** The reminders before that, in hours. */
export const REMIND_HOURS_BEFORE = [24, 4] as const;
export const QUOTE_LOCKED_MS = 24 * HOUR_MS;
