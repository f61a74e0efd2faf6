import { fromCallback, type EventObject } from 'xstate';

import { ORDER_STEPS, type OrderStep } from '../../../domain/order/rules';
import type { FclOrderInput } from '../../../machines/order/fcl-order';
import type { OrderFormEvent } from '../../../machines/order/order-form';

const stepIn = (search: string): OrderStep => {
  const named = new URLSearchParams(search).get('step');
  return ORDER_STEPS.find((step) => step === named) ?? 'sailing';
};

/** What the address of an order says. */
export const readOrderAddress = (search: string): FclOrderInput => ({
  quoteId: (new URLSearchParams(search).get('quote') ?? '').slice(0, 64),
  step: stepIn(search),
});

function addressWith(name: string, value: string): string | null {
  const query = new URLSearchParams(location.search);
  if (query.get(name) === value) return null;
  query.set(name, value);
  return `${location.pathname}?${query}`;
}

/** Each step is a place of its own in the history, under the one address of the order. */
export function showStep(_: unknown, { step }: { step: OrderStep }): void {
  const address = addressWith('step', step);
  if (address !== null && step !== stepIn(location.search)) history.pushState(null, '', address);
}

/** A renewed quote takes the place of the old one, so that a reload finds it. */
export function showQuote(_: unknown, { quoteId }: { quoteId: string }): void {
  const address = addressWith('quote', quoteId);
  if (address !== null) history.replaceState(history.state, '', address);
}

export const stepWatcher = (path: string) =>
  fromCallback<EventObject, undefined, Extract<OrderFormEvent, { type: 'step.arrived' }>>(({ sendBack }) => {
    const look = () => {
      if (location.pathname === path) sendBack({ type: 'step.arrived', step: stepIn(location.search) });
    };
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  });
