import { isBookingClosed } from '../../offer/cutoffs';
import type { FclOrderForm } from '../form';
import type { OrderFacts } from '../facts';
import type { Sailing } from '../../offer/sailing';
import { fault, firstOf, required, type OrderFault, type RequiredField } from './fault';

const CHOICES = ['boxOwner', 'tradeTerm', 'transportTerm', 'freightTerm'] as const;

type ChoiceField = Extract<RequiredField, keyof FclOrderForm>;

/** Selects that must have been touched, in the order they stand in. */
export const choiceFaults = (form: FclOrderForm, fields: readonly ChoiceField[]): OrderFault[] =>
  fields.flatMap((field) => (form[field] === '' ? [required(field)] : []));

export function sailingFaults({ sailingId, altSailingId, quoteId }: FclOrderForm, facts: OrderFacts): OrderFault[] {
  const { sailing, now } = facts;
  const isClosed = sailing !== null && (sailing.state === 'CLOSED' || isBookingClosed(sailing.cutoffs, now));
  return [
    ...firstOf(
      (sailingId === '' || quoteId === '') && required('sailingId'),
      isClosed && fault('sailingId', 'sailingClosed'),
    ),
    ...firstOf(altSailingId !== '' && altSailingId === sailingId && fault('altSailingId', 'sameSailing')),
  ];
}

export const termFaults = (form: FclOrderForm): OrderFault[] => choiceFaults(form, CHOICES);

/** The other sailing as the market knows it on this lane; null where it knows none by that name. */
export function alternativeFaults({ altSailingId }: FclOrderForm, alternative: Sailing | null): OrderFault[] {
  if (altSailingId === '') return [];
  if (alternative === null) return [fault('altSailingId', 'notListed')];
  const isOff = alternative.state === 'CLOSED' || alternative.acceptance.level === 'BLOCK';
  return isOff ? [fault('altSailingId', 'sailingClosed')] : [];
}
