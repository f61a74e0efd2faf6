import type { ReactNode } from 'react';

import type { LclOffer } from '../../../domain/modes/lcl/quote';
import { offerAnswer } from '../../../domain/offer/answer';
import { timeToCutoff } from '../../../domain/offer/cutoffs';
import { cutoffsCopy } from '../../copy/trade/cutoffs';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { momentWords, remainingWords } from '../../copy/words/moment-words';
import { CompareTick } from '../../trade/compare/compare-tick';
import { CutoffLine } from '../../trade/cutoff-line';
import { CutoffList } from '../../trade/cutoff-list';
import { MoreButton } from '../../trade/offer/more-button';
import { OfferVerdict } from '../../trade/offer/offer-verdict';
import { Voyage } from '../../trade/offer/voyage';
import { BoxBars } from './box-bar';
import { answerWord, DeparturePrice, departureReason } from './departure-price';
import { Comma } from '../../ui/show/comma';
import type { Charges } from '../../../domain/offer/charges';
import { ChargeLines, NotIncluded } from '../../trade/offer/charge-lines';

const { board: copy } = lclSearchCopy;

/** Each line shows quantity and unit price, so that it can be recalculated. */
function DepartureCharges({ charges }: { charges: Charges }) {
  return (
    <div className="grid gap-x-10 gap-y-6 px-4 py-5 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] md:px-5">
      <ChargeLines {...charges} />
      <div>
        <NotIncluded notIncluded={charges.notIncluded} />
        <p className="mt-3 text-12 text-muted">{copy.tolerance}</p>
      </div>
    </div>
  );
}

type DepartureCardProps = {
  offer: LclOffer;
  isDanger: boolean;
  isOpen: boolean;
  now: number;
  isCompared: boolean;
  /** True when four departures are being compared already. */
  isFull: boolean;
  choice: ReactNode;
  onCompare: () => void;
  onToggle: () => void;
};

function Foot({ offer, isOpen, isCompared, isFull, now, onCompare, onToggle }: DepartureCardProps) {
  const { cutoffs, closesAt, detail } = offer;
  const first = cutoffs.find(({ at }) => at === closesAt);
  const gate = cutoffs.find(({ code }) => code === 'CFS_CLOSE');
  const left = timeToCutoff(closesAt, now);
  const wordsOf = (at: string) => `${momentWords(at).date} ${momentWords(at).time}`;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-2.5 text-12 text-muted md:px-5">
      <CompareTick id={offer.offerId} name={momentWords(offer.leavesAt).date} {...{ isCompared, isFull, onCompare }} />
      {first && (
        <span>
          {cutoffsCopy.code[first.code]} <b className="font-semibold text-ink">{wordsOf(first.at)}</b>
          {left.level !== 'missed' && (
            <span className={`ml-2 print:hidden ${left.level === 'soon' ? 'text-warn' : ''}`}>
              <Comma />
              {cutoffsCopy.left(remainingWords(left.ms))}
            </span>
          )}
        </span>
      )}
      {gate && gate !== first && (
        <span>
          {copy.close} <b className="font-semibold text-ink">{wordsOf(gate.at)}</b>
        </span>
      )}
      <span>{copy.share(...detail.fitShare)}</span>
      <MoreButton
        name={momentWords(offer.leavesAt).date}
        details={`details-${offer.offerId}`}
        isOpen={isOpen}
        onToggle={onToggle}
      />
    </div>
  );
}

export function DepartureCard(props: DepartureCardProps) {
  const { offer, isDanger, isOpen, now, choice } = props;
  const { supplier, detail, price, leavesAt, arrivesAt, cutoffs, acceptance } = offer;
  const answer = offerAnswer(offer);
  const isOff = offer.state === 'CLOSED' || offer.state === 'SOLD_OUT' || answer === 'N';
  const frame = isOpen ? 'border-sea outline outline-sea' : 'border-line hover:border-line-strong';
  return (
    <article
      id={offer.offerId}
      aria-label={`${supplier.nameCn} ${momentWords(leavesAt).date}`}
      className={`mb-3 scroll-mt-40 rounded-card border ${frame} ${isOff ? 'bg-canvas' : 'bg-surface'}`}
    >
      <div className="grid items-start gap-x-6 gap-y-4 p-4 md:grid-cols-2 md:px-5 lg:grid-cols-[168px_minmax(220px,1fr)_minmax(180px,240px)_176px]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2 lg:block">
          <b className={`font-semibold ${isOff ? 'text-muted' : 'text-ink'}`}>{supplier.nameCn}</b>
          <span className="block text-12 text-muted">{copy.box(detail.boxes.length, isDanger)}</span>
        </div>
        <Voyage leavesAt={leavesAt} arrivesAt={arrivesAt} transitDays={detail.transitDays} via={null} isOff={isOff} />
        <OfferVerdict
          acceptance={acceptance}
          answer={answer}
          word={answerWord(offer)}
          reason={departureReason(offer)}
        />
        <div className="flex items-end justify-between gap-3 md:flex-col md:items-end md:gap-2 md:text-right">
          <DeparturePrice offer={offer} />
          {choice}
        </div>
        <div className="md:col-span-2 lg:col-span-3">
          <BoxBars detail={detail} isDanger={isDanger} />
        </div>
      </div>
      <Foot {...props} />
      {isOpen && (
        <div id={`details-${offer.offerId}`} className="animate-fade border-t border-line">
          {price && <DepartureCharges charges={price.charges} />}
          <section className="border-t border-line px-4 py-5 md:px-5">
            <h3 className="mb-1 text-14">{cutoffsCopy.title}</h3>
            <p className="mb-3 text-12 text-muted">{copy.shed(detail.shed.address)}</p>
            <div className="lg:hidden">
              <CutoffList cutoffs={cutoffs} now={now} />
            </div>
            <div className="max-lg:hidden">
              <CutoffLine cutoffs={cutoffs} etd={leavesAt} now={now} />
            </div>
          </section>
        </div>
      )}
    </article>
  );
}
