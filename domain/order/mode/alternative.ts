import type { Offer } from '../../offer/offer';
import type { Takers } from '../../offer/sailing';
import { findRefusal } from '../findings/acceptance';
import { acceptedBeside } from './closed';
import type { OrderFacts } from '../form/facts';
import type { OrderForm } from '../form/form';
import type { OrderMode } from './mode';
import { fault, type OrderFault } from '../../rules/fault';

export type OtherOffer = { offer: Offer; takers: Takers | null };

type Judging<TForm extends OrderForm> = {
  mode: Pick<OrderMode<TForm>, 'acceptance' | 'fit'>;
  form: TForm;
  facts: OrderFacts;
};

/** True if the offer is open and accepts the form's goods; its verdict on a search does not count. */
export function isOfferAccepting<TForm extends OrderForm>(
  { mode, form, facts }: Judging<TForm>,
  { offer, takers }: OtherOffer,
): boolean {
  if (offer.state === 'CLOSED' || facts.quote === null) return offer.state !== 'CLOSED';
  if (!mode.fit.standsIn(offer, facts.quote)) return false;
  const at = { ...facts.quote, offer, takers };
  const { findings } = acceptedBeside(mode, form, { ...facts, quote: mode.fit.offered(form, at) });
  return findRefusal(findings) === undefined;
}

/** `alternative` is null when no offer has that id. */
export function alternativeFaults<TForm extends OrderForm>(
  judging: Judging<TForm>,
  alternative: OtherOffer | null,
): OrderFault[] {
  if (judging.form.altOfferId === '') return [];
  if (alternative === null) return [fault('altOfferId', 'notListed')];
  if (alternative.offer.state === 'CLOSED') return [fault('altOfferId', 'sailingClosed')];
  return isOfferAccepting(judging, alternative) ? [] : [fault('altOfferId', 'otherRefuses')];
}
