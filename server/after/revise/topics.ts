import { DECLARERS, PARTY_NAMES, SAID_FIELDS } from '../../../domain/order/field-names';
import { isOpenBump } from '../../../domain/order/bumped';
import { isOpenQuestion } from '../../../domain/order/measured';
import type { FieldPath } from '../../../domain/order/form';
import { askedWith, BILL, revisableUntil, type RevisedKind } from '../../../domain/order/revised';
import { namesOfConstants } from '../../constants/catalogue';
import type { OrderRow } from '../../orders/order';
import type { ReadOrder } from '../../orders/snapshot';

/** Whose a field is, and what it is called. */
export type Named = { of: string; name: string };

/** Something of an order that may be put right or added, and the fields it asks. */
export type Topic = { topic: string; name: string; paths: readonly FieldPath[] };

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
    ...(onPaper.length > 0 ? [{ topic: BILL, name: words.paper, paths: onPaper }] : []),
    ...services.map((code) => ({
      topic: code,
      name: namesOfConstants('serviceType', code),
      paths: askedWith(code),
    })),
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
  amsAgent: 'choice',
  readyDate: 'moment',
  pickupRegion: 'district',
  goodsValue: 'number',
  insuredValue: 'number',
};

/** How a field is asked, and what it is chosen from. */
export function askedHow({ mode, snapshot: { form, quote } }: ReadOrder, path: FieldPath) {
  const list = mode.order.fields.choices(form, quote).find((choice) => choice.path === path)?.list;
  const kind = mode.after?.revise?.lines?.includes(path) ? 'lines' : (KINDS[path] ?? 'text');
  return list === undefined ? { kind, list: null } : { kind: 'choice' as const, list };
}

export const DECLARER_CHOICES = Object.entries(DECLARERS).map(([code, name]) => ({ code, name }));
