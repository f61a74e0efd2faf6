import { DECLARERS, PARTY_NAMES, SAID_FIELDS } from '../../../domain/order/field-names';
import { isOpenBump } from '../../../domain/order/bumped';
import { isOpenQuestion } from '../../../domain/order/measured';
import type { FieldPath, OrderForm } from '../../../domain/order/form';
import type { ListItem } from '../../../domain/order/lists';
import { askedWith, BILL, revisableUntil, type RevisedKind, withService } from '../../../domain/order/revised';
import { listOf, namesOfConstants } from '../../constants/catalogue';
import type { OrderRow } from '../../orders/order';
import type { ReadOrder } from '../../orders/snapshot';
import type { TickedService } from './words';

/** Whose a field is, and what it is called. */
export type Named = { of: string; name: string };

/** Something of an order that may be put right or added, and the fields it asks. */
export type Topic = {
  topic: string;
  name: string;
  paths: readonly FieldPath[];
  /** The order has it. A paper it has from the beginning. */
  isIn: (form: OrderForm) => boolean;
  addedTo: (form: OrderForm) => OrderForm;
};

export const isPaper = ({ topic }: Topic): boolean => topic === BILL;

const serviceOf = (topic: string, paths: readonly FieldPath[]): Topic => ({
  topic,
  name: namesOfConstants('serviceType', topic),
  paths,
  isIn: ({ services }) => services.includes(topic),
  addedTo: (form) => withService(form, topic),
});

const tickedOf = (topic: string, { name, field, asks }: TickedService): Topic => ({
  topic,
  name,
  paths: asks,
  isIn: (form) => Object.entries(form).some(([path, value]) => path === field && value === true),
  addedTo: (form) => ({ ...form, [field]: true }),
});

const paperOf = (name: string, paths: readonly FieldPath[]): Topic => ({
  topic: BILL,
  name,
  paths,
  isIn: () => true,
  addedTo: (form) => form,
});

export type Standing = Pick<OrderRow, 'state' | 'offerLapsedAt' | 'measured' | 'bumped'>;

/** Its owner has been asked about another price or another offer, and says that first. */
export const hasOpenQuestion = ({ measured, bumped }: Standing, now: number): boolean =>
  isOpenQuestion(measured) || (bumped !== null && bumped.stands === 'ASKED' && isOpenBump(bumped, now));

/** What a mode lets be revised at all, whenever. */
export function topicsIn({ mode, snapshot: { form, quote } }: ReadOrder): Topic[] {
  const words = mode.after?.revise;
  if (!words) return [];
  const onPaper = words.onPaper(form, quote);
  const never = words.notLater?.(form) ?? [];
  const services = mode.order.terms.services(form, quote).filter((code) => !never.includes(code));
  return [
    ...(onPaper.length > 0 ? [paperOf(words.paper, onPaper)] : []),
    ...services.map((code) => serviceOf(code, askedWith(code))),
    ...Object.entries(words.ticked ?? {}).map(([code, ticked]) => tickedOf(code, ticked)),
  ];
}

/** Until when; null where that is over, or its owner has something else to say first. */
export function openUntil(topic: string, { snapshot: { quote } }: ReadOrder, order: Standing, now: number) {
  const { cutoffs, leavesAt } = quote.offer;
  if (order.offerLapsedAt !== null || hasOpenQuestion(order, now)) return null;
  return revisableUntil(topic, { state: order.state, cutoffs, leavesAt }, now);
}

const isSaid = (path: string): path is keyof typeof SAID_FIELDS => Object.hasOwn(SAID_FIELDS, path);
const isParty = (field: string): field is keyof typeof PARTY_NAMES => Object.hasOwn(PARTY_NAMES, field);

export function namedIn({ mode }: ReadOrder, path: FieldPath): Named {
  const [field = '', part = ''] = path.split('.');
  const [of, said] = isParty(field) ? [PARTY_NAMES[field], `party.${part}`] : ['', path];
  return { of, name: mode.after?.revise?.names?.[path] ?? (isSaid(said) ? SAID_FIELDS[said] : path) };
}

const KINDS: Readonly<Record<FieldPath, RevisedKind>> = {
  readyDate: 'moment',
  pickupRegion: 'district',
  goodsValue: 'number',
  worth: 'number',
  insuredValue: 'number',
};

const DECLARER_CHOICES: readonly ListItem[] = Object.entries(DECLARERS).map(([code, name]) => ({ code, name }));

/** What a field is chosen from; nothing where it is not. */
export function choicesOf({ mode, snapshot: { form, quote } }: ReadOrder, path: FieldPath): ListItem[] {
  if (path === 'amsAgent') return [...DECLARER_CHOICES];
  const chosen = mode.order.fields.choices(form, quote).find((choice) => choice.path === path);
  return chosen ? listOf(chosen.list) : [];
}

/** How a field is asked. */
export function kindOf(read: ReadOrder, path: FieldPath): RevisedKind {
  if (read.mode.after?.revise?.lines?.includes(path)) return 'lines';
  return choicesOf(read, path).length > 0 ? 'choice' : (KINDS[path] ?? 'text');
}
