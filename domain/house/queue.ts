import { ACCEPTED_WITHIN_HOURS } from '../desk/promised';
import { REVIEW_HOURS } from '../order/findings/review';
import { ANSWERED_WITHIN_HOURS, type EnquiryState, mayDo } from '../order/enquiry/enquiry-life';
import { type OrderState, VERIFY_WITHIN_MS } from '../order/life/lifecycle';
import type { Calendar } from '../values/days-off';
import { afterWorkingHours } from '../values/working-days';
import { READERS } from './duties';
import { hasRole, type StaffRole } from './roles';
import type { SubjectKind } from './subjects';
import { HOUR_MS } from '../values/spans';
import type { ModeId } from '../mode-ids';

/** Orders that wait, by whom they wait for: the house itself, the customer, the carriage. The oldest promise is first. */
export const ORDER_QUEUES = {
  review: ['UNDER_REVIEW', 'DG_REVIEW'],
  customer: ['AWAIT_VERIFY', 'PENDING_UPDATE'],
  carriage: ['CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED'],
} as const satisfies Readonly<Record<string, readonly OrderState[]>>;
/** Gone on their way: until they arrive the house has nothing to do for them before a deadline. */
export const UNDER_WAY = ['DEPARTED', 'ARRIVED'] as const satisfies readonly OrderState[];
export type OrderQueueId = keyof typeof ORDER_QUEUES;
export const ORDER_QUEUE_IDS = Object.keys(ORDER_QUEUES) as OrderQueueId[];
/** All that an order is in while it waits in one of them. */
export const QUEUED_STATES: readonly OrderState[] = ORDER_QUEUE_IDS.flatMap(
  (id): readonly OrderState[] => ORDER_QUEUES[id],
);

/** Every queue, with the kind of case that lies in it. */
const QUEUES = {
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
} as const satisfies Readonly<Record<OrderQueueId, 'order'> & Record<string, SubjectKind>>;
export type QueueId = keyof typeof QUEUES;
export const QUEUE_IDS = Object.keys(QUEUES) as QueueId[];

/** What somebody of these roles is shown. */
export const queuesOf = (roles: readonly StaffRole[]): QueueId[] =>
  QUEUE_IDS.filter((id) => hasRole(roles, READERS[QUEUES[id]]));

export const isOrderQueue = (id: QueueId): id is OrderQueueId => QUEUES[id] === 'order';

/** The one queue in which cases of a kind lie; orders move on from queue to queue. */
export const queueOfKind = (kind: SubjectKind): QueueId | undefined =>
  QUEUE_IDS.find((id) => !isOrderQueue(id) && QUEUES[id] === kind);

/** Which lines of which queue are shown, and which page of them. Empty text stands for every mode, every place, every class of danger. */
export type QueueChoice = {
  queue: QueueId;
  mode: ModeId | '';
  port: string;
  hazard: string;
  isMine: boolean;
  page: number;
};

/** The code of a place that goods leave from or are bound for, and a class of danger. */
export const PORT_KEY = /^[\w.-]{1,40}$/;
export const HAZARD_KEY = /^\d(?:\.\d)?$/;

/** By what orders can be narrowed, and how many there are of each. */
export type QueueOption = { key: string; name: string; count: number };
export type QueueOptions = { ports: readonly QueueOption[]; hazards: readonly QueueOption[] };
/** The longest list of choices; those with the most orders are in it. */
export const MOST_OPTIONS = 40;

/** Completes a choice: the first queue where none is named, and no filter of orders for other cases. */
export function choiceAmong(queues: readonly QueueId[], said: Partial<QueueChoice>): QueueChoice {
  const queue = queues.find((id) => id === said.queue) ?? queues[0] ?? 'review';
  const { mode = '', port = '', hazard = '' } = isOrderQueue(queue) ? said : {};
  return { queue, mode, port, hazard, isMine: said.isMine ?? false, page: said.page ?? 1 };
}

/** How much waits in each; nothing is said of what somebody is not shown. */
export type QueueCounts = Readonly<Partial<Record<QueueId, number | undefined>>>;

export const QUEUE_PAGE = 30;

/** When the house has promised to have read what was handed in. */
export const reviewDue = (state: OrderState, submittedAt: number, calendar: Calendar): number =>
  state === 'DG_REVIEW'
    ? submittedAt + REVIEW_HOURS * HOUR_MS
    : afterWorkingHours(submittedAt, ACCEPTED_WITHIN_HOURS, calendar);

/** When the house has promised to have compared the papers of an enterprise. */
export const verificationDue = (submittedAt: number): number => submittedAt + VERIFY_WITHIN_MS;

/** When the house has promised to have read a paper of a buyer. */
export const buyerPaperDue = (handedAt: number, calendar: Calendar): number =>
  afterWorkingHours(handedAt, ACCEPTED_WITHIN_HOURS, calendar);

/** When the house has promised to have decided about a sample, and to have sent a granted one. */
export const sampleDue = (askedAt: number, calendar: Calendar): number =>
  afterWorkingHours(askedAt, ACCEPTED_WITHIN_HOURS, calendar);

/** When a message of its owner has to be answered. */
export const saidDue = (saidAt: number, calendar: Calendar): number =>
  afterWorkingHours(saidAt, ANSWERED_WITHIN_HOURS, calendar);

/** When an enquiry has to have its price, or an answer to its last message; null where nobody waits. */
export function enquiryDue(
  state: EnquiryState,
  answerBy: number,
  saidAt: number | null,
  calendar: Calendar,
): number | null {
  if (state === 'OPEN' || state === 'OVERDUE') return answerBy;
  return saidAt === null || !mayDo('say', state) ? null : saidDue(saidAt, calendar);
}
