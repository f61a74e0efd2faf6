import type { Offer } from '../../offer/offer';
import type { Takers } from '../../offer/sailing';
import { refusalOf } from '../findings/acceptance';
import { acceptedBeside } from './closed';
import type { OrderFacts } from '../form/facts';
import type { OrderForm } from '../form/form';
import type { OrderMode } from './mode';
import { fault, type OrderFault } from '../../rules/fault';

/** Another offer as it is known today, and who takes dangerous goods on its way. */
export type OtherOffer = { offer: Offer; takers: Takers | null };

type Judging<TForm extends OrderForm> = {
  mode: Pick<OrderMode<TForm>, 'acceptance' | 'fit'>;
  form: TForm;
  facts: OrderFacts;
};

/** Is it open, and does it take the goods of the form? What it said to those of a search does not count. */
export function isOfferFor<TForm extends OrderForm>(
  { mode, form, facts }: Judging<TForm>,
  { offer, takers }: OtherOffer,
): boolean {
  if (offer.state === 'CLOSED' || facts.quote === null) return offer.state !== 'CLOSED';
  if (!mode.fit.standsIn(offer, facts.quote)) return false;
  const at = { ...facts.quote, offer, takers };
  const { findings } = acceptedBeside(mode, form, { ...facts, quote: mode.fit.offered(form, at) });
  return refusalOf(findings) === undefined;
}

/** Null where there is none by that name. */
export function alternativeFaults<TForm extends OrderForm>(
  judging: Judging<TForm>,
  alternative: OtherOffer | null,
): OrderFault[] {
  if (judging.form.altOfferId === '') return [];
  if (alternative === null) return [fault('altOfferId', 'notListed')];
  if (alternative.offer.state === 'CLOSED') return [fault('altOfferId', 'sailingClosed')];
  return isOfferFor(judging, alternative) ? [] : [fault('altOfferId', 'otherRefuses')];
}
