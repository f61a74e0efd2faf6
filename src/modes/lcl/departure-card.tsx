import type { ReactNode } from 'react';

import type { LclOffer } from '../../../domain/modes/lcl/quote';
import { answerOf } from '../../../domain/offer/answer';
import { slackOf } from '../../../domain/offer/cutoffs';
import { cutoffsCopy } from '../../copy/cutoffs';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { momentWords, remainingWords } from '../../copy/moment-words';
import { sailingsCopy } from '../../copy/sailings';
import { CutoffLine } from '../../features/offer-board/cutoff-line';
import { CutoffList } from '../../trade/cutoff-list';
import { Icon } from '../../ui/mark/icon';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { BoxBars } from './box-bar';
import { DepartureCharges } from './departure-charges';
import { DeparturePrice } from './departure-price';

const { board: copy } = lclSearchCopy;

export type DepartureCardProps = {
  offer: LclOffer;
  isDanger: boolean;
  isOpen: boolean;
  now: number;
  /** What can be done about it. */
  choice: ReactNode;
  onToggle: () => void;
};

function Voyage({ offer: { leavesAt, arrivesAt, detail }, isOff }: { offer: LclOffer; isOff: boolean }) {
  const [leaves, comes] = [momentWords(leavesAt), momentWords(arrivesAt)];
  const ink = isOff ? 'text-muted' : 'text-ink';
  return (
    <div className="flex items-center gap-3">
      <span className="whitespace-nowrap">
        <b className={`block text-20 font-semibold ${ink}`}>{leaves.date}</b>
        <span className="text-12 text-muted">
          {leaves.weekday} {leaves.time}
        </span>
      </span>
      <span className="min-w-16 flex-1 text-center text-12 text-muted">
        {sailingsCopy.transit(detail.transitDays)}
        <span aria-hidden="true" className={`my-1 block h-px ${isOff ? 'bg-muted' : 'bg-ink'}`} />
        {copy.direct}
      </span>
      <span className="whitespace-nowrap">
        <b className={`block text-20 font-semibold ${ink}`}>{comes.date}</b>
        <span className="text-12 text-muted">{comes.weekday}</span>
      </span>
    </div>
  );
}

/** The verdict with its reason; what it was read from, and that others decide, on a press. */
function Verdict({ offer }: { offer: LclOffer }) {
  const { reason, source, edition, notice } = offer.acceptance;
  const answer = answerOf(offer);
  return (
    <details className="group/why text-12 text-muted">
      <summary className="cursor-pointer list-none rounded-control">
        <span className="flex items-center gap-1">
          <VerdictPill letter={answer}>{copy.answers[answer]}</VerdictPill>
          <Icon name="chevronDown" className="size-4 group-open/why:rotate-180" />
        </span>
        <span className="mt-1.5 block text-text">{reason}</span>
      </summary>
      <p className="mt-2 rounded-control bg-sunken p-2.5">
        {sailingsCopy.source(source, edition)}
        <span className="mt-1 block">{notice}</span>
      </p>
    </details>
  );
}

function Foot({ offer, isOpen, now, onToggle }: DepartureCardProps) {
  const { cutoffs, closesAt, detail } = offer;
  const first = cutoffs.find(({ at }) => at === closesAt);
  const gate = cutoffs.find(({ code }) => code === 'CFS_CLOSE');
  const left = slackOf(closesAt, now);
  const wordsOf = (at: string) => `${momentWords(at).date} ${momentWords(at).time}`;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-2.5 text-12 text-muted md:px-5">
      {first && (
        <span>
          {cutoffsCopy.code[first.code]} <b className="font-semibold text-ink">{wordsOf(first.at)}</b>
          {left.level !== 'missed' && (
            <span className={`ml-2 ${left.level === 'soon' ? 'text-warn' : ''}`}>
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
      <button
        type="button"
        aria-expanded={isOpen}
        className="ml-auto inline-flex min-h-11 items-center gap-1 rounded-control text-14 text-sea hover:text-sea-strong md:min-h-6"
        onClick={onToggle}
      >
        {isOpen ? sailingsCopy.less : sailingsCopy.more}
        <span className="sr-only"> {momentWords(offer.leavesAt).date}</span>
        <Icon name="chevronDown" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
    </div>
  );
}

/** A week's box: may ours ride in it, with what, by when to which shed, for how much in all. */
export function DepartureCard(props: DepartureCardProps) {
  const { offer, isDanger, isOpen, now, choice } = props;
  const { supplier, detail, price, leavesAt, cutoffs } = offer;
  const isOff = offer.state === 'CLOSED' || offer.state === 'SOLD_OUT' || answerOf(offer) === 'N';
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
        <Voyage offer={offer} isOff={isOff} />
        <Verdict offer={offer} />
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
        <div className="animate-fade border-t border-line">
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
