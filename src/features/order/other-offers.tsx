import { MODES } from '../../../domain/mode-ids';
import { toldSum } from '../../../domain/offer/charges';
import type { Offer } from '../../../domain/offer/offer';
import { formAddress } from '../../../domain/order/drafts/form-address';
import { formatMoney } from '../../../domain/values/money';
import type { LockedOffer } from '../../../machines/order/order-submit';
import { momentWords } from '../../copy/words/moment-words';

type OffersProps = { offers: readonly LockedOffer[]; nameOf: (offer: Offer) => string };

const LINE = 'flex min-h-11 flex-wrap items-baseline gap-x-4 rounded-control border border-line px-3 py-2';

function Line({ offer, nameOf }: { offer: Offer } & Pick<OffersProps, 'nameOf'>) {
  return (
    <>
      {offer.leavesAt !== null && <b className="font-semibold text-ink">{momentWords(offer.leavesAt).date}</b>}
      <span className="min-w-0 flex-1">
        {offer.supplier?.nameCn} <span className="text-muted">{nameOf(offer)}</span>
      </span>
      {offer.price && <span className="text-ink">{formatMoney(toldSum(offer.price.charges))}</span>}
    </>
  );
}

export function OtherOffers({ offers, nameOf }: OffersProps) {
  return (
    <ul className="grid gap-2 empty:hidden">
      {offers.map(({ quoteId = '', ...offer }) => (
        <li key={offer.offerId}>
          {quoteId === '' ? (
            <div className={LINE}>
              <Line offer={offer} nameOf={nameOf} />
            </div>
          ) : (
            <a className={`${LINE} no-underline hover:border-sea`} href={formAddress(MODES[offer.mode], quoteId)}>
              <Line offer={offer} nameOf={nameOf} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
