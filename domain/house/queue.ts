import { ACCEPTED_WITHIN_HOURS } from '../desk/promised';
import { REVIEW_HOURS } from '../order/findings/review';
import { ANSWERED_WITHIN_HOURS, type EnquiryState, mayDo } from '../order/enquiry/enquiry-life';
import { type OrderState, VERIFY_WITHIN_MS } from '../order/life/lifecycle';
import type { Calendar } from '../values/days-off';
import { afterWorkingHours } from '../values/working-days';
import { READERS } from './duties';
import { hasRole, type StaffRole } from './roles';
import type { SubjectKind } from './subjects';
import { parseMoment } from '../values/moments';
import { HOUR_MS } from '../values/spans';
import type { ModeId } from '../mode-ids';

/** Order states by the side they wait for: staff, customer, carriage. Oldest promise first. */
export const ORDER_QUEUES = {
  review: ['UNDER_REVIEW', 'DG_REVIEW'],
  customer: ['AWAIT_VERIFY', 'PENDING_UPDATE'],
  carriage: ['CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED'],
} as const satisfies Readonly<Record<string, readonly OrderState[]>>;
/** In transit: staff have nothing to do before a deadline. */
export const UNDER_WAY = ['DEPARTED', 'ARRIVED'] as const satisfies readonly OrderState[];
export type OrderQueueId = keyof typeof ORDER_QUEUES;
export const ORDER_QUEUE_IDS = Object.keys(ORDER_QUEUES) as OrderQueueId[];
export const QUEUED_STATES: readonly OrderState[] = ORDER_QUEUE_IDS.flatMap(
  (id): readonly OrderState[] => ORDER_QUEUES[id],
);

export const QUEUES = {
  review: 'order',
  customer: 'order',
  carriage: 'order',
  enquiries: 'enquiry',
  verifications: 'verification',
  buyerPapers: 'buyerPaper',
  samples: 'sample',
  notices: 'notice',
  closures: 'closure',
  surcharges: 'surcharge',
  calendar: 'calendar',
  tariffs: 'tariff',
} as const satisfies Readonly<Record<OrderQueueId, 'order'> & Record<string, SubjectKind>>;
export type QueueId = keyof typeof QUEUES;
export const QUEUE_IDS = Object.keys(QUEUES) as QueueId[];

export const visibleQueues = (roles: readonly StaffRole[]): QueueId[] =>
  QUEUE_IDS.filter((id) => hasRole(roles, READERS[QUEUES[id]]));

export const isOrderQueue = (id: QueueId): id is OrderQueueId => QUEUES[id] === 'order';

const SORT_COLUMNS = ['order', 'due', 'state', 'lane', 'goods', 'holder'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** Columns by which each queue is sorted on request; short lists keep their own order. */
export const SORTABLE = {
  review: SORT_COLUMNS,
  customer: SORT_COLUMNS,
  carriage: SORT_COLUMNS,
  enquiries: ['order', 'due', 'state', 'holder'],
  verifications: ['order', 'due', 'lane', 'holder'],
  buyerPapers: ['order', 'due', 'lane', 'holder'],
  samples: ['order', 'due', 'state', 'lane', 'goods', 'holder'],
  notices: [],
  closures: [],
  surcharges: [],
  calendar: [],
  tariffs: [],
} as const satisfies Readonly<Record<QueueId, readonly SortColumn[]>>;

/** A column, or with a minus the same from the end; empty is the queue's own order. */
export type QueueSort = '' | SortColumn | `-${SortColumn}`;
export const QUEUE_SORTS: readonly QueueSort[] = [
  '',
  ...SORT_COLUMNS,
  ...SORT_COLUMNS.map((column): QueueSort => `-${column}`),
];

export const sortColumn = (sort: QueueSort): SortColumn | undefined =>
  SORT_COLUMNS.find((column) => sort === column || sort === `-${column}`);
export const isFromEnd = (sort: QueueSort): boolean => sort.startsWith('-');

/** Pressing a head sorts up, then down, then by the queue's own order. */
export function nextSort(sort: QueueSort, column: SortColumn): QueueSort {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` ? '' : column;
}

/** The single queue of a kind; undefined for orders, which move through several. */
export const queueOfKind = (kind: SubjectKind): QueueId | undefined =>
  QUEUE_IDS.find((id) => !isOrderQueue(id) && QUEUES[id] === kind);

export type QueueChoice = {
  queue: QueueId;
  mode: ModeId | '';
  port: string;
  hazard: string;
  departure: string;
  isMine: boolean;
  sort: QueueSort;
  page: number;
};

/** Code of a port of origin or destination, and a hazard class. */
export const PORT_KEY = /^[\w.-]{1,40}$/;
export const HAZARD_KEY = /^\d(?:\.\d)?$/;
export const DEPARTURE_KEY = /^\d{4}-\d\d-\d\d [^\p{Cc}]{1,80}$/u;

export type QueueOption = { key: string; name: string; count: number };
export type QueueOptions = Readonly<Record<'ports' | 'hazards' | 'departures', readonly QueueOption[]>>;
/** Longest option list; keeps the options with the most orders. */
export const MOST_OPTIONS = 40;

export const DEPARTING: QueueId = 'carriage';

/** Completes a filter: the first queue by default, and no order filters for other cases. */
export function choiceAmong(queues: readonly QueueId[], said: Partial<QueueChoice>): QueueChoice {
  const queue = queues.find((id) => id === said.queue) ?? queues[0] ?? 'review';
  const { mode = '', port = '', hazard = '' } = isOrderQueue(queue) ? said : {};
  const departure = queue === DEPARTING ? (said.departure ?? '') : '';
  const sort = SORTABLE[queue].some((column) => column === sortColumn(said.sort ?? '')) ? (said.sort ?? '') : '';
  return { queue, mode, port, hazard, departure, isMine: said.isMine ?? false, sort, page: said.page ?? 1 };
}

/** Cases per queue; queues hidden from the reader are missing. */
export type QueueCounts = Readonly<Partial<Record<QueueId, number | undefined>>>;

/** Queues that wait for the house itself: the number in the title of the tab. */
const WAITS_FOR_HOUSE = ['review', 'enquiries', 'verifications', 'buyerPapers', 'samples'] as const;
export const waitingIn = (counts: QueueCounts): number =>
  WAITS_FOR_HOUSE.reduce((all, id) => all + (counts[id] ?? 0), 0);

/** A line is urgent this long before its promise, and after it. */
const URGENT_MS = 30 * 60_000;
export const isUrgent = (dueAt: string | null, now: number): boolean => {
  const due = dueAt === null ? null : parseMoment(dueAt);
  return due !== null && due - now <= URGENT_MS;
};

export const QUEUE_PAGE = 30;

export const reviewDue = (state: OrderState, submittedAt: number, calendar: Calendar): number =>
  state === 'DG_REVIEW'
    ? submittedAt + REVIEW_HOURS * HOUR_MS
    : afterWorkingHours(submittedAt, ACCEPTED_WITHIN_HOURS, calendar);

export const verificationDue = (submittedAt: number): number => submittedAt + VERIFY_WITHIN_MS;

export const buyerPaperDue = (handedAt: number, calendar: Calendar): number =>
  afterWorkingHours(handedAt, ACCEPTED_WITHIN_HOURS, calendar);

/** Promised time to decide on a sample, and to send an approved one. */
export const sampleDue = (askedAt: number, calendar: Calendar): number =>
  afterWorkingHours(askedAt, ACCEPTED_WITHIN_HOURS, calendar);

export const saidDue = (saidAt: number, calendar: Calendar): number =>
  afterWorkingHours(saidAt, ANSWERED_WITHIN_HOURS, calendar);

/** Time by which an enquiry needs its price or an answer to its last message; null when none is due. */
export function enquiryDue(
  state: EnquiryState,
  answerBy: number,
  saidAt: number | null,
  calendar: Calendar,
): number | null {
  if (state === 'OPEN' || state === 'OVERDUE') return answerBy;
  return saidAt === null || !mayDo('say', state) ? null : saidDue(saidAt, calendar);
}
