import { useId, type ReactNode } from 'react';

import type { DomOffer } from '../../../domain/modes/dom/quote';
import type { DomSearch } from '../../../domain/modes/dom/search';
import { offerAnswer } from '../../../domain/offer/answer';
import { timeToCutoff } from '../../../domain/offer/cutoffs';
import { cutoffsCopy } from '../../copy/trade/cutoffs';
import { loopName } from '../../copy/modes/dom';
import { domSearchCopy } from '../../copy/modes/dom/search';
import { momentText, momentWords, remainingWords } from '../../copy/words/moment-words';
import { MoreButton } from '../../trade/offer/more-button';
import { OfferVerdict } from '../../trade/offer/offer-verdict';
import { Voyage } from '../../trade/offer/voyage';
import { VoyageDetails } from './voyage-details';
import { VoyagePrice } from './voyage-price';
import { Comma } from '../../ui/show/comma';

const { board: copy } = domSearchCopy;

type VoyageCardProps = {
  offer: DomOffer;
  search: DomSearch;
  isOpen: boolean;
  now: number;
  choice: ReactNode;
  onToggle: () => void;
};

function voyageReason({ acceptance: { level, reason }, state, closesAt, left }: DomOffer, boxes: number): string {
  if (level === 'BLOCK') return reason;
  if (state === 'CLOSED') return copy.closedAt(momentText(closesAt));
  return state === 'SOLD_OUT' ? copy.fullNote(left[0]?.amount ?? 0, boxes) : reason;
}

function Foot({ offer, isOpen, now, onToggle, details }: VoyageCardProps & { details: string }) {
  const { closesAt, left, detail, offerId } = offer;
  const [first] = detail.legs;
  const slack = timeToCutoff(closesAt, now);
  const calls = first && detail.legs.length === 1 ? first.calls.length : null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-2.5 text-12 text-muted md:px-5">
      <span>
        {copy.book} <b className="font-semibold text-ink">{copy.until(momentText(closesAt))}</b>
        {slack.level !== 'missed' && (
          <span className={`ml-2 print:hidden ${slack.level === 'soon' ? 'text-warn' : ''}`}>
            <Comma />
            {cutoffsCopy.left(remainingWords(slack.ms))}
          </span>
        )}
      </span>
      <span>{copy.left(left[0]?.amount ?? 0)}</span>
      {calls !== null && <span>{calls === 0 ? copy.straight : copy.stops(calls)}</span>}
      <MoreButton name={offerId} details={details} isOpen={isOpen} onToggle={onToggle} />
    </div>
  );
}

export function VoyageCard(props: VoyageCardProps) {
  const { offer, search, isOpen, choice } = props;
  const { supplier, detail, acceptance, state, leavesAt, arrivesAt } = offer;
  const details = useId();
  const answer = offerAnswer(offer);
  const isOff = state === 'CLOSED' || state === 'SOLD_OUT' || answer === 'N';
  const [first, second] = detail.legs;
  return (
    <article
      id={offer.offerId}
      aria-label={`${supplier.nameCn} ${first?.vessel ?? ''} ${momentWords(leavesAt).date}`}
      className={`mb-3 scroll-mt-40 rounded-card border ${isOpen ? 'border-sea outline outline-sea' : 'border-line hover:border-line-strong'} ${isOff ? 'bg-canvas' : 'bg-surface'}`}
    >
      <div className="grid items-start gap-x-6 gap-y-4 p-4 md:grid-cols-2 md:px-5 lg:grid-cols-[170px_minmax(220px,1fr)_minmax(170px,240px)_minmax(200px,auto)]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2 lg:block">
          <b className={`font-semibold ${isOff ? 'text-muted' : 'text-ink'}`}>{supplier.nameCn}</b>
          {detail.legs.map(({ stockId, loop, vessel, voyage }) => (
            <span key={stockId} className="block text-12 text-muted">
              {`${vessel} ${voyage} · ${loopName(loop)}`}
            </span>
          ))}
        </div>
        <Voyage
          leavesAt={leavesAt}
          arrivesAt={arrivesAt}
          transitDays={detail.transitDays}
          via={second ? copy.via(second.org.nameCn, detail.waitsHours ?? 0) : null}
          isOff={isOff}
        />
        <OfferVerdict
          acceptance={acceptance}
          answer={answer}
          word={copy.answers[answer]}
          reason={voyageReason(offer, search.boxes)}
        />
        <div className="flex items-end justify-between gap-3 md:flex-col md:items-end md:gap-2 md:text-right">
          <VoyagePrice offer={offer} search={search} />
          {choice}
        </div>
      </div>
      <Foot {...props} details={details} />
      {isOpen && (
        <div id={details} className="animate-fade border-t border-line">
          <VoyageDetails {...props} />
        </div>
      )}
    </article>
  );
}
