import { useId, type ReactNode } from 'react';

import { pricePerTon } from '../../../domain/modes/flexi/per-ton';
import type { FlexiOffer } from '../../../domain/modes/flexi/quote';
import { offerAnswer } from '../../../domain/offer/answer';
import { displaySums } from '../../../domain/offer/charges';
import type { Measure } from '../../../domain/offer/measure';
import { formatMoney } from '../../../domain/values/money';
import { flexiSearchCopy } from '../../copy/modes/flexi/search';
import { momentWords, shortDay } from '../../copy/words/moment-words';
import { MoreButton } from '../../trade/offer/more-button';
import { OfferVerdict } from '../../trade/offer/offer-verdict';
import { PriceAndCutoffs } from '../../trade/offer/price-and-cutoffs';
import { Voyage } from '../../trade/offer/voyage';
import { groupedAmount } from './flexi-parts';
import { flexiSentence } from './said';

const { board: copy, layers } = flexiSearchCopy;

type BagOfferProps = {
  offer: FlexiOffer;
  isOpen: boolean;
  now: number;
  choice: ReactNode;
  onToggle: () => void;
};

/** Shortage: slots on the ship, or a day on which the team can fit all bags. */
function bagShortage({ left, detail: { bags } }: FlexiOffer): string {
  const amountOf = (measure: Measure): number => left.find((one) => one.measure === measure)?.amount ?? Infinity;
  const [places, team] = [amountOf('BOX'), amountOf('TEAM')];
  const said = [
    ...(places < bags ? [copy.shortShip(places, bags)] : []),
    ...(team < bags ? [copy.shortTeam(team, bags)] : []),
  ];
  return said.join('；') || copy.full;
}

/** Blocking reasons first, then a full ship or team. */
function bagReason(offer: FlexiOffer): string {
  const { acceptance, detail, state } = offer;
  const { level, reason } = acceptance;
  const weighty = detail.findings.filter((finding) => finding.level === level).map(flexiSentence);
  const said = [...new Set(weighty)].join('；') || reason;
  if (level === 'BLOCK') return said;
  if (state === 'CLOSED') return copy.closed;
  return state === 'SOLD_OUT' ? bagShortage(offer) : said;
}

function Price({ offer }: { offer: FlexiOffer }) {
  const { price, state } = offer;
  const perTon = pricePerTon(offer);
  if (offerAnswer(offer) === 'N')
    return <b className="text-16 font-semibold text-muted">{state === 'CLOSED' ? copy.closed : copy.off}</b>;
  if (!price || state === 'ENQUIRE')
    return (
      <p>
        <b className="text-16 font-semibold text-ink">{copy.noPrice}</b>
        <span className="block text-12 text-muted">{copy.soon}</span>
      </p>
    );
  const [told, other] = displaySums(price.charges);
  return (
    <p>
      <b className="text-24 font-semibold whitespace-nowrap text-ink">{formatMoney(told)}</b>
      <span className="block text-12 text-muted">{formatMoney(other)}</span>
      {perTon && <span className="block text-12 text-muted">{copy.perTon(formatMoney(perTon))}</span>}
    </p>
  );
}

function Bag({ offer: { detail, supplier }, isOff }: { offer: FlexiOffer; isOff: boolean }) {
  const { bag, layer, litres, kg, carrier, mostKg, hasPad } = detail;
  return (
    <div className="text-12 text-muted">
      <b className={`block text-16 font-semibold ${isOff ? 'text-muted' : 'text-ink'}`}>{supplier.nameCn}</b>
      <span className="block">
        {copy.bag(groupedAmount(bag.sizeL), layers[layer])}
        {hasPad && ` · ${copy.pad}`}
      </span>
      <span className="block">{copy.load(groupedAmount(litres), bag.percent, groupedAmount(kg))}</span>
      <span className="block">
        {mostKg === null ? copy.noLimit(carrier.nameCn) : copy.limit(carrier.nameCn, groupedAmount(mostKg))}
      </span>
    </div>
  );
}

export function BagOffer({ offer, isOpen, now, choice, onToggle }: BagOfferProps) {
  const { supplier, detail, acceptance, leavesAt, arrivesAt } = offer;
  const { city, days } = detail.fitting;
  const details = useId();
  const answer = offerAnswer(offer);
  const isOff = offer.state === 'CLOSED' || offer.state === 'SOLD_OUT' || answer === 'N';
  const name = `${supplier.nameCn} ${detail.vessel} ${momentWords(leavesAt).date}`;
  return (
    <article
      id={offer.offerId}
      aria-label={name}
      className={`mb-3 scroll-mt-40 rounded-card border ${isOpen ? 'border-sea outline outline-sea' : 'border-line hover:border-line-strong'} ${isOff ? 'bg-canvas' : 'bg-surface'}`}
    >
      <div className="grid items-start gap-x-6 gap-y-4 p-4 md:grid-cols-2 md:px-5 lg:grid-cols-[200px_minmax(220px,1fr)_minmax(180px,240px)_170px]">
        <Bag offer={offer} isOff={isOff} />
        <div>
          <Voyage
            leavesAt={leavesAt}
            arrivesAt={arrivesAt}
            transitDays={detail.transitDays}
            via={detail.via?.nameCn ?? null}
            isOff={isOff}
          />
          <p className="mt-1 text-12 text-muted">
            {detail.carrier.nameCn} {detail.vessel} {detail.voyage}
          </p>
        </div>
        <OfferVerdict
          acceptance={acceptance}
          answer={answer}
          word={offer.state === 'CLOSED' ? copy.closed : copy.answers[answer]}
          reason={bagReason(offer)}
        />
        <div className="flex items-end justify-between gap-3 md:flex-col md:items-end md:gap-2 md:text-right">
          <Price offer={offer} />
          {choice}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-2.5 text-12 text-muted md:px-5">
        <span>
          {offer.state === 'CLOSED'
            ? copy.noFit(city.nameCn)
            : copy.fit(
                city.nameCn,
                days.map(({ day }) => shortDay(day)),
              )}
        </span>
        <MoreButton name={name} details={details} isOpen={isOpen} onToggle={onToggle} />
      </div>
      {isOpen && (
        <div id={details} className="animate-fade border-t border-line">
          <PriceAndCutoffs offer={offer} now={now} />
        </div>
      )}
    </article>
  );
}
