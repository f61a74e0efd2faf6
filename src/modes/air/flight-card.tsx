import { useId, type ReactNode } from 'react';

import type { AirOffer } from '../../../domain/modes/air/quote';
import type { ChargeableWeight } from '../../../domain/modes/air/weight';
import { offerAnswer } from '../../../domain/offer/answer';
import { timeToCutoff } from '../../../domain/offer/cutoffs';
import { cutoffsCopy } from '../../copy/trade/cutoffs';
import { momentWords, remainingWords } from '../../copy/words/moment-words';
import { airBoardCopy as copy } from '../../copy/modes/air/board';
import { CompareTick } from '../../trade/compare/compare-tick';
import { MoreButton } from '../../trade/offer/more-button';
import { OfferVerdict } from '../../trade/offer/offer-verdict';
import { PriceAndCutoffs } from '../../trade/offer/price-and-cutoffs';
import { Badge } from '../../ui/mark/badge';
import { FlightPrice } from './flight-price';
import { LadderTable } from './ladder-table';
import { Comma } from '../../ui/show/comma';

type FlightCardProps = {
  offer: AirOffer;
  weight: ChargeableWeight;
  /** True if quantities are an example. */
  isTrial: boolean;
  isOpen: boolean;
  now: number;
  isCompared: boolean;
  /** True when four flights are being compared already. */
  isFull: boolean;
  choice: ReactNode;
  onCompare: () => void;
  onToggle: () => void;
};

const dateAndTime = (at: string): string => `${momentWords(at).date} ${momentWords(at).time}`;

/** From local time such as `2026-12-02T23:50`. */
export const splitLocalTime = (landsAt: string): { day: string; time: string } => ({
  day: landsAt.slice(5, 10),
  time: landsAt.slice(11, 16),
});

function Way({ offer: { leavesAt, detail }, isOff }: { offer: AirOffer; isOff: boolean }) {
  const [leaves, lands] = [momentWords(leavesAt), splitLocalTime(detail.landsAt)];
  const ink = isOff ? 'text-muted' : 'text-ink';
  return (
    <div className="flex items-center gap-3">
      <span className="whitespace-nowrap">
        <b className={`block text-20 font-semibold ${ink}`}>{leaves.date}</b>
        <span className="text-12 text-muted">
          {leaves.weekday} {leaves.time}
        </span>
      </span>
      <span className="min-w-14 flex-1 text-center text-12 text-muted">
        {copy.hours(detail.hours)}
        <span aria-hidden="true" className={`my-1 block h-px ${isOff ? 'bg-muted' : 'bg-ink'}`} />
        {detail.via === null ? copy.direct : copy.via(detail.via.nameCn)}
      </span>
      <span className="whitespace-nowrap">
        <b className={`block text-20 font-semibold ${ink}`}>{lands.day}</b>
        <span className="text-12 text-muted">{copy.lands('', lands.time).trim()}</span>
      </span>
    </div>
  );
}

/** A blocking reason comes first. */
function flightReason({ acceptance: { level, reason }, state, closesAt }: AirOffer): string {
  if (level === 'BLOCK') return reason;
  if (state === 'CLOSED') return copy.closedAt(dateAndTime(closesAt));
  return state === 'SOLD_OUT' ? copy.soldOut : reason;
}

function Foot({ offer, isOpen, now, onToggle, details, ...tick }: FlightCardProps & { details: string }) {
  const { cutoffs, left, offerId, detail, leavesAt } = offer;
  const { isCompared, isFull, onCompare } = tick;
  const at = (code: string) => cutoffs.find((cutoff) => cutoff.code === code)?.at;
  const [doc, handIn] = [at('AIR_DOC'), at('AIR_IN')];
  const slack = timeToCutoff(doc ?? '', now);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-2.5 text-12 text-muted md:px-5">
      <CompareTick
        id={offerId}
        name={`${detail.flight} ${momentWords(leavesAt).date}`}
        {...{ isCompared, isFull, onCompare }}
      />
      {doc && (
        <span>
          {copy.doc} <b className="font-semibold text-ink">{copy.until(dateAndTime(doc))}</b>
          {slack.level !== 'missed' && (
            <span className={`ml-2 print:hidden ${slack.level === 'soon' ? 'text-warn' : ''}`}>
              <Comma />
              {cutoffsCopy.left(remainingWords(slack.ms))}
            </span>
          )}
        </span>
      )}
      {handIn && (
        <span>
          {copy.in} <b className="font-semibold text-ink">{copy.until(dateAndTime(handIn))}</b>
        </span>
      )}
      <span>{copy.left(((left[0]?.amount ?? 0) / 1000).toLocaleString('en-US'))}</span>
      <MoreButton name={offerId} details={details} isOpen={isOpen} onToggle={onToggle} />
    </div>
  );
}

export function FlightCard(props: FlightCardProps) {
  const { offer, weight, isTrial, isOpen, now, choice } = props;
  const { supplier, detail, price, acceptance } = offer;
  const details = useId();
  const isOff = offer.state === 'CLOSED' || offer.state === 'SOLD_OUT' || offerAnswer(offer) === 'N';
  const frame = isOpen ? 'border-sea outline outline-sea' : 'border-line hover:border-line-strong';
  const answer = offerAnswer(offer);
  return (
    <article
      id={offer.offerId}
      aria-label={`${supplier.nameCn} ${detail.flight} ${momentWords(offer.leavesAt).date}`}
      className={`mb-3 scroll-mt-40 rounded-card border ${frame} ${isOff ? 'bg-canvas' : 'bg-surface'}`}
    >
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 p-4 md:grid-cols-2 md:px-5 lg:grid-cols-[160px_minmax(220px,1fr)_minmax(200px,280px)_190px]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2 lg:block">
          <b className={`font-semibold ${isOff ? 'text-muted' : 'text-ink'}`}>{supplier.nameCn}</b>
          <span className="block text-12 text-muted">{`${detail.flight} · ${copy.body[detail.aircraft]}`}</span>
        </div>
        <Way offer={offer} isOff={isOff} />
        <div>
          <OfferVerdict
            acceptance={acceptance}
            answer={answer}
            word={copy.answers[answer]}
            reason={flightReason(offer)}
          />
          <span className="mt-1 inline-block">
            <Badge look={detail.aircraft === 'F' ? 'sea' : 'grey'}>{copy.aircraft[detail.aircraft]}</Badge>
          </span>
        </div>
        <div className="flex items-end justify-between gap-3 md:flex-col md:items-end md:gap-2 md:text-right">
          <FlightPrice offer={offer} weight={weight} isTrial={isTrial} />
          {choice}
        </div>
        {price && (
          <div className="md:col-span-2 lg:col-start-2">
            <LadderTable ladder={detail.ladder} charged={weight.charged} />
          </div>
        )}
      </div>
      <Foot {...props} details={details} />
      {isOpen && (
        <div id={details} className="animate-fade border-t border-line">
          <PriceAndCutoffs offer={offer} now={now} />
        </div>
      )}
    </article>
  );
}
