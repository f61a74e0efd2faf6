import type { ReactNode } from 'react';

import { earliestArrival } from '../../../domain/modes/rail/box-use';
import { boxesLeft } from '../../../domain/modes/rail/list';
import type { RailOffer } from '../../../domain/modes/rail/quote';
import type { RailSearch } from '../../../domain/modes/rail/search';
import { isHalfFree, countTwentyFoot } from '../../../domain/modes/rail/wagons';
import { waybillName, BORDERS, countGaugeChanges } from '../../../domain/modes/rail/corridor';
import { offerAnswer } from '../../../domain/offer/answer';
import { DOLLAR, formatMoney } from '../../../domain/values/money';
import { fillSentence } from '../../../domain/values/fill';
import { railCopy } from '../../copy/modes/rail';
import { railSearchCopy } from '../../copy/modes/rail/search';
import { CutoffLine } from '../../trade/cutoff-line';
import { OfferVerdict } from '../../trade/offer/offer-verdict';
import { Voyage } from '../../trade/offer/voyage';
import { totalCaption } from './asked-words';

const { board: copy } = railSearchCopy;

type CardProps = { offer: RailOffer; search: RailSearch; now: number; choice: ReactNode };

/** The most severe reason, or the acceptance itself. */
function trainReason({ acceptance, detail }: RailOffer): string {
  const weighty = detail.findings.filter(({ level }) => level === acceptance.level);
  const said = acceptance.level === 'PASS' ? [] : weighty;
  return (
    [...new Set(said.map(({ code, given }) => fillSentence(railCopy.finding[code], given)))].join('；') ||
    acceptance.reason
  );
}

/** No price for a train that refuses. */
function Price({ offer, search }: Pick<CardProps, 'offer' | 'search'>) {
  if (!offer.price || offerAnswer(offer) === 'N') return null;
  const { totalUsd, totalYuan } = offer.price.charges;
  return (
    <p className="whitespace-nowrap md:text-right">
      <b className="text-20 font-semibold text-ink">{formatMoney(totalUsd)}</b>
      <span className="block text-12 text-muted">{`${formatMoney(totalYuan)} / ${copy.total(totalCaption(search))}`}</span>
    </p>
  );
}

function boxWords({ detail: { freeDays, perDay } }: RailOffer, { owner, boxes }: RailSearch): string {
  if (owner === 'SOC') return copy.own;
  if (!perDay) return copy.freeOnly(freeDays);
  const each = boxes.map(({ type }) => [type, formatMoney({ amount: perDay[type], currency: DOLLAR })] as const);
  const told = each.map(([type, money]) => (each.length === 1 ? money : copy.eachOf(type, money)));
  return copy.free(freeDays, told.join('、'));
}

/** Remaining capacity in TEU and in boxes of the first type. */
const leftWords = (offer: RailOffer, { boxes: [box] }: RailSearch): string =>
  copy.leftOf(boxesLeft(offer, '20GP'), box ? boxesLeft(offer, box.type) : 0, box?.type ?? '20GP');

/** True if the own number of 20-foot boxes is odd and the train has a half-free wagon. */
const isAwaited = ({ left }: RailOffer, { boxes }: RailSearch): boolean =>
  isHalfFree(left[0]?.amount ?? 0) && isHalfFree(countTwentyFoot(boxes));

export function TrainCard({ offer, search, now, choice }: CardProps) {
  const { supplier, leavesAt, arrivesAt, detail, state, cutoffs, acceptance } = offer;
  const answer = offerAnswer(offer);
  const isOff = state !== 'OPEN' || answer === 'N';
  return (
    <article
      aria-label={`${supplier.nameCn} ${BORDERS[detail.border].nameCn}`}
      className={`rounded-card border border-sea outline outline-sea ${isOff ? 'bg-canvas' : 'bg-surface'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-2.5 md:px-5">
        <b className="font-semibold text-ink">{supplier.nameCn}</b>
        <span className="text-12 text-muted">{waybillName(detail.line)}</span>
      </p>
      <div className="grid items-center gap-x-6 gap-y-4 p-4 md:grid-cols-2 md:px-5 xl:grid-cols-[minmax(240px,1fr)_minmax(180px,1fr)_auto]">
        <Voyage
          leavesAt={leavesAt}
          arrivesAt={arrivesAt}
          transitDays={detail.transitDays[1]}
          least={{ days: detail.transitDays[0], arrivesAt: earliestArrival(offer) }}
          via={BORDERS[detail.border].nameCn}
          viaWord={copy.changes(countGaugeChanges(detail.line))}
          isOff={isOff}
        />
        <OfferVerdict acceptance={acceptance} answer={answer} word={copy.answers[answer]} reason={trainReason(offer)} />
        <div className="flex items-end justify-between gap-3 md:flex-col md:items-end md:gap-2">
          <Price offer={offer} search={search} />
          {choice}
        </div>
      </div>
      <section className="border-t border-line px-4 py-4 md:px-5">
        <h4 className="mb-3 text-14">{copy.due}</h4>
        <CutoffLine cutoffs={cutoffs} etd={leavesAt} now={now} departs={copy.departs} />
      </section>
      <p className="flex flex-wrap gap-x-5 border-t border-line px-4 py-2.5 text-12 text-muted md:px-5">
        {state === 'OPEN' && <span>{leftWords(offer, search)}</span>}
        {state === 'OPEN' && isAwaited(offer, search) && <span className="text-good">{copy.halfFree}</span>}
        <span>{boxWords(offer, search)}</span>
      </p>
    </article>
  );
}
