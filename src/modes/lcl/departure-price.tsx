import type { LclOffer } from '../../../domain/modes/lcl/quote';
import { offerAnswer } from '../../../domain/offer/answer';
import { findFirstDeadline } from '../../../domain/offer/cutoffs';
import { formatMoney } from '../../../domain/values/money';
import { cutoffsCopy } from '../../copy/trade/cutoffs';
import { shortDay } from '../../copy/words/moment-words';
import { lclSearchCopy } from '../../copy/modes/lcl/search';

const { board: copy } = lclSearchCopy;

const Said = ({ title, note }: { title: string; note: string }) => (
  <p>
    <b className="text-16 font-semibold text-ink">{title}</b>
    <span className="block text-12 text-muted">{note}</span>
  </p>
);

/** The earliest cut-off closes the departure, not the warehouse's closing day. */
export function closedText({ cutoffs }: Pick<LclOffer, 'cutoffs'>): string {
  const first = findFirstDeadline(cutoffs);
  return first ? copy.closed(cutoffsCopy.code[first.code]) : copy.off;
}

type DepartureState = Pick<LclOffer, 'state' | 'acceptance'>;

/** Closed by time alone, without an objection to the goods. */
export const isMerelyClosed = ({ state, acceptance }: DepartureState): boolean =>
  state === 'CLOSED' && acceptance.level !== 'BLOCK';

/** Blocking reasons come first; for a merely closed departure the cut-off is the reason. */
export const departureReason = (offer: LclOffer): string =>
  isMerelyClosed(offer) ? closedText(offer) : offer.acceptance.reason;

export const answerWord = (answered: DepartureState): string =>
  isMerelyClosed(answered) ? copy.shut : copy.answers[offerAnswer(answered)];

/** Total price; otherwise the next date that works. */
export function DeparturePrice({ offer }: { offer: LclOffer }) {
  const { state, price, detail } = offer;
  const next = detail.nextFit ? copy.next(shortDay(detail.nextFit.day)) : copy.noNext;
  if (state === 'SOLD_OUT') return <Said title={copy.full} note={next} />;
  if (state === 'CLOSED') return <Said title={closedText(offer)} note={next} />;
  if (offerAnswer(offer) === 'N') return <Said title={copy.off} note={next} />;
  if (!price) return <Said title={copy.noPrice} note={copy.soon} />;
  const { totalUsd, totalYuan } = price.charges;
  return (
    <p className="whitespace-nowrap">
      <b className="text-24 font-semibold text-ink">{formatMoney(totalUsd)}</b>
      <span className="block text-12 text-muted">{copy.perTon(formatMoney(totalYuan), detail.tons.charged)}</span>
    </p>
  );
}
