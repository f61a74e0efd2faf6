import { Link } from 'wouter';

import { toldSum } from '../../../domain/offer/charges';
import { formatMoney } from '../../../domain/values/money';
import { offerAnswer } from '../../../domain/offer/answer';
import type { Offer } from '../../../domain/offer/offer';
import type { QuotingIntents, QuotingView } from '../../../machines/booking/quoting';
import { momentWords } from '../../copy/words/moment-words';
import { quotingCopy, sailingsCopy } from '../../copy/search/sailings';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { Button } from '../../ui/press/button';
import { buttonClass } from '../../ui/press/button-look';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import type { OfferWords, SoldOutWords } from './offer-words';

type SoldOutProps = OfferWords & {
  view: Extract<QuotingView, { asks: 'soldOut' }>;
  on: Pick<QuotingIntents, 'choose' | 'close'>;
};

function Alternative({ offer, name, onChoose }: { offer: Offer; name: string; onChoose: () => void }) {
  const { date, weekday } = momentWords(offer.leavesAt ?? '');
  const answer = offerAnswer(offer);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <span className="min-w-36 flex-1">
        <b className="font-semibold text-ink">
          {date} {weekday}
        </b>
        <span className="block text-12 text-muted">
          {offer.supplier?.nameCn} {name}
        </span>
      </span>
      <VerdictPill letter={answer}>{sailingsCopy.answers[answer]}</VerdictPill>
      {offer.price && <b className="font-semibold text-ink">{formatMoney(toldSum(offer.price.charges))}</b>}
      <Button look="sea" size="small" onClick={onChoose}>
        {quotingCopy.choose}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}

export function SoldOut({ view: { offer, alternatives }, on, nameOf, enquiryOf, soldOut }: SoldOutProps) {
  const copy: SoldOutWords = soldOut ?? quotingCopy.soldOut;
  const text = alternatives === null ? copy.unknown : alternatives.length === 0 ? copy.none : copy.text;
  return (
    <>
      <DialogTitle className="text-20">{copy.title}</DialogTitle>
      <p className="mt-2 text-muted">{text}</p>
      <ul className="mt-4">
        {alternatives?.map((other) => (
          <Alternative key={other.offerId} offer={other} name={nameOf(other)} onChoose={() => on.choose(other)} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button look="line" onClick={on.close}>
          {copy.close}
        </Button>
        <Link href={enquiryOf(offer)} className={buttonClass('line', 'medium', '')}>
          {quotingCopy.enquire}
        </Link>
      </div>
    </>
  );
}
