import { toldSum } from '../../../domain/offer/charges';
import type { Offer } from '../../../domain/offer/offer';
import { formatMoney } from '../../../domain/values/money';
import { momentWords } from '../../copy/moment-words';

type OffersProps = { offers: readonly Offer[]; nameOf: (offer: Offer) => string };

/** What else there is on the same way, at what it costs today. */
export function OtherOffers({ offers, nameOf }: OffersProps) {
  return (
    <ul className="grid gap-2 empty:hidden">
      {offers.map((offer) => (
        <li
          key={offer.offerId}
          className="flex flex-wrap items-baseline gap-x-4 rounded-control border border-line px-3 py-2"
        >
          {offer.leavesAt !== null && <b className="font-semibold text-ink">{momentWords(offer.leavesAt).date}</b>}
          <span className="min-w-0 flex-1">
            {offer.supplier?.nameCn} <span className="text-muted">{nameOf(offer)}</span>
          </span>
          {offer.price && <span className="text-ink">{formatMoney(toldSum(offer.price.charges))}</span>}
        </li>
      ))}
    </ul>
  );
}
