import { fromCallback, type EventObject } from 'xstate';

import { MODES } from '../../../domain/mode-ids';
import type { OrderMode } from '../../../domain/order/mode/mode';
import { routePath } from '../../../domain/routes';
import type { OrderFormEvent } from '../../../machines/order/order-form';

type Stepped = Pick<OrderMode, 'id' | 'steps'>;

/** The step in the address; the first one if it names none of the mode. */
function stepInAddress(search: string, { id, steps }: Stepped): string {
  const named = new URLSearchParams(search).get(MODES[id].stepKey);
  return steps.find((step) => step === named) ?? steps[0] ?? '';
}

export const readOrderAddress = (search: string, mode: Stepped): { quoteId: string; step: string } => ({
  quoteId: (new URLSearchParams(search).get('quote') ?? '').slice(0, 64),
  step: stepInAddress(search, mode),
});

function addressWithParam(name: string, value: string): string | null {
  const query = new URLSearchParams(location.search);
  if (query.get(name) === value) return null;
  query.set(name, value);
  return `${location.pathname}?${query}`;
}

/** Each step is its own history entry under the order's address. */
export const showStepOf =
  (mode: Stepped) =>
  (_: unknown, { step }: { step: string }): void => {
    const address = addressWithParam(MODES[mode.id].stepKey, step);
    if (address !== null && step !== stepInAddress(location.search, mode)) history.pushState(null, '', address);
  };

/** A renewed quote replaces the old one in the address, so that a reload finds it. */
export function showQuote(_: unknown, { quoteId }: { quoteId: string }): void {
  const address = addressWithParam('quote', quoteId);
  if (address !== null) history.replaceState(history.state, '', address);
}

export const stepWatcherOf = (mode: Stepped) =>
  fromCallback<EventObject, undefined, Extract<OrderFormEvent, { type: 'step.arrived' }>>(({ sendBack }) => {
    const path = routePath(MODES[mode.id].routes.order);
    const look = () => {
      if (location.pathname === path) sendBack({ type: 'step.arrived', step: stepInAddress(location.search, mode) });
    };
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  });
