import type { FclForm } from '../../domain/modes/fcl/form';
import type { OrderForm } from '../../domain/order/form';
import type { Sailing } from '../../domain/offer/sailing';
import type { OrderLists } from '../../machines/order/fcl-order';
import type { OrderFormIntents, OrderFormView } from '../../machines/order/order-form';
import { orderStepsCopy } from '../copy/trade';
import { orderFaultSentence } from '../copy/order-faults';

/** What every part of the form is given. */
export type FormParts = {
  view: OrderFormView<FclForm>;
  on: OrderFormIntents;
  /** Null while they are not here. */
  lists: OrderLists | null;
  /** Other sailings of the lane, to fall back on. */
  alternatives: readonly Sailing[];
};

export const errorAt = ({ faults }: OrderFormView, path: string): string | undefined => {
  const fault = faults.find((one) => one.path === path);
  return fault && orderFaultSentence(fault);
};

export const focusTurnAt = ({ focus }: OrderFormView, path: string): number | undefined =>
  focus.path === path && focus.turn > 0 ? focus.turn : undefined;

/** The word for a field that cannot be left blank; nothing where it can. */
export const requiredAt = ({ required }: OrderFormView, path: string): string | undefined =>
  required.includes(path) ? orderStepsCopy.required : undefined;

/** The text at a path; a place that holds none reads as empty. */
export function textAt(form: OrderForm, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], form);
  return typeof value === 'string' ? value : '';
}
