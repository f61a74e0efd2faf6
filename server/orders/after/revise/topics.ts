import { DECLARERS, PARTY_NAMES, SAID_FIELDS } from '../../../../domain/order/form/field-names';
import { isOpenBump } from '../../../../domain/order/changes/bumped';
import { isOpenQuestion } from '../../../../domain/order/on-site/measured';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { FieldPath } from '../../../../domain/rules/fault';
import type { ListItem } from '../../../../domain/order/form/lists';
import {
  fieldsAskedByService,
  BILL,
  DELIVERY,
  INVOICE,
  INVOICE_PATHS,
  invoiceUntil,
  revisableUntil,
  type PutRight,
  type RevisedKind,
  withInvoice,
  withService,
} from '../../../../domain/order/changes/revised';
import { constantItems, namesOfConstants } from '../../../world/constants/catalogue';
import type { OrderRow } from '../../orders/order';
import type { Queries } from '../../../base/database/database';
import type { ReadOrder } from '../../orders/snapshot';
import { type FieldName, REVISE_MESSAGES as messages } from './messages';
import type { TickedService } from '../../../trade/modes/after/revise';

export type Topic = {
  topic: string;
  name: string;
  paths: readonly FieldPath[];
  /** True if the order has it; papers exist from the start. */
  isIn: (form: OrderForm) => boolean;
  addedTo: (form: OrderForm) => OrderForm;
};

const serviceTopic = (topic: string, paths: readonly FieldPath[]): Topic => ({
  topic,
  name: namesOfConstants('serviceType', topic),
  paths,
  isIn: ({ services }) => services.includes(topic),
  addedTo: (form) => withService(form, topic),
});

const tickedServiceTopic = (topic: string, { name, field, asks }: TickedService): Topic => ({
  topic,
  name,
  paths: asks,
  isIn: (form) => Object.entries(form).some(([path, value]) => path === field && value === true),
  addedTo: (form) => ({ ...form, [field]: true }),
});

const putRight = (topic: PutRight, name: string, paths: readonly FieldPath[]): Topic[] =>
  paths.length === 0
    ? []
    : [{ topic, name, paths, isIn: () => true, addedTo: topic === INVOICE ? withInvoice : (form) => form }];

export type RevisableState = Pick<OrderRow, 'state' | 'offerLapsedAt' | 'measured' | 'bumped'>;

/** An open question on price or offer must be answered first. */
export const hasOpenQuestion = ({ measured, bumped }: RevisableState, now: number): boolean =>
  isOpenQuestion(measured) || (bumped !== null && bumped.stands === 'ASKED' && isOpenBump(bumped, now));

/** Topics a mode permits to be revised. An invoice can be added later in every mode. */
export function findTopics({ mode, snapshot: { form, quote } }: ReadOrder, now: number): Topic[] {
  const words = mode.after?.revise;
  const never = words?.notLater?.(form) ?? [];
  const services = words ? mode.order.terms.services(form, quote).filter((code) => !never.includes(code)) : [];
  return [
    ...putRight(BILL, words?.paper ?? '', words?.onPaper(form, quote) ?? []),
    ...putRight(DELIVERY, messages.delivery, words?.delivery?.paths(form, quote, now) ?? []),
    ...putRight(INVOICE, messages.invoice, INVOICE_PATHS),
    ...services.map((code) => serviceTopic(code, fieldsAskedByService(code))),
    ...Object.entries(words?.ticked ?? {}).map(([code, ticked]) => tickedServiceTopic(code, ticked)),
  ];
}

/** Times in the history that changes are judged by; null if not reached. */
export type Milestones = { confirmedAt: number | null; completedAt: number | null };

export async function readMilestones(queries: Queries, orderNo: string): Promise<Milestones> {
  const rows = await queries.query<{ event: string; at: Date }>(
    `select event, max(happened_at) as at from order_events
      where order_no = $1 and event in ('accepted', 'completed') group by event`,
    [orderNo],
  );
  const at = (event: string) => rows.find((row) => row.event === event)?.at.getTime() ?? null;
  return { confirmedAt: at('accepted'), completedAt: at('completed') };
}

/** Deadline of a topic; null if not yet known, undefined if it has passed or another question comes first. */
export function openUntil(
  topic: string,
  { mode, snapshot: { form, quote } }: ReadOrder,
  order: RevisableState & Milestones,
  now: number,
): string | null | undefined {
  if (order.offerLapsedAt !== null || hasOpenQuestion(order, now)) return undefined;
  if (topic === INVOICE) return invoiceUntil(order.state, order.completedAt, now);
  const { cutoffs, leavesAt } = quote.offer;
  const delivery = topic === DELIVERY ? mode.after?.revise?.delivery : undefined;
  const timed = delivery ? { cutoffs: [], leavesAt: delivery.openUntil(form, quote, now) } : { cutoffs, leavesAt };
  return revisableUntil(topic, { state: order.state, ...timed }, now) ?? undefined;
}

const isNamedField = (path: string): path is keyof typeof SAID_FIELDS => Object.hasOwn(SAID_FIELDS, path);
const isParty = (field: string): field is keyof typeof PARTY_NAMES => Object.hasOwn(PARTY_NAMES, field);

export function revisedFieldName({ mode }: ReadOrder, path: FieldPath): FieldName {
  const [field = '', part = ''] = path.split('.');
  const [of, said] = isParty(field) ? [PARTY_NAMES[field], `party.${part}`] : ['', path];
  return { of, name: mode.after?.revise?.names?.[path] ?? (isNamedField(said) ? SAID_FIELDS[said] : path) };
}

const KINDS: Readonly<Record<FieldPath, RevisedKind>> = {
  readyDate: 'moment',
  pickupAt: 'moment',
  deliverOn: 'day',
  pickupRegion: 'district',
  goodsValue: 'number',
  worth: 'number',
  insuredValue: 'number',
};

const DECLARER_CHOICES: readonly ListItem[] = Object.entries(DECLARERS).map(([code, name]) => ({ code, name }));

/** Options of a field; empty for a free field. */
export function fieldChoices({ mode, snapshot: { form, quote } }: ReadOrder, path: FieldPath): ListItem[] {
  if (path === 'amsAgent') return [...DECLARER_CHOICES];
  const chosen = mode.order.fields.choices(form, quote).find((choice) => choice.path === path);
  return chosen ? constantItems(chosen.list) : [];
}

export function revisedKind(read: ReadOrder, path: FieldPath): RevisedKind {
  if (read.mode.after?.revise?.lines?.includes(path)) return 'lines';
  return fieldChoices(read, path).length > 0 ? 'choice' : (KINDS[path] ?? 'text');
}
