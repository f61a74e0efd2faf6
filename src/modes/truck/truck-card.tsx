import { useId, type ReactNode } from 'react';

import { TRUCK_RULES } from '../../../domain/modes/truck/finding';
import { findHub, hubWords } from '../../../domain/modes/truck/hubs';
import type { TruckOffer } from '../../../domain/modes/truck/quote';
import type { TruckSearch } from '../../../domain/modes/truck/search';
import { offerAnswer } from '../../../domain/offer/answer';
import { timeToCutoff } from '../../../domain/offer/cutoffs';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { cutoffsCopy } from '../../copy/trade/cutoffs';
import { fillSentence } from '../../../domain/values/fill';
import { momentText, momentWords, remainingWords } from '../../copy/words/moment-words';
import { partOrderCopy } from '../../copy/modes/truck/part-order';
import { partCopy } from '../../copy/modes/truck/part';
import { nameOfVehicle, truckSearchCopy } from '../../copy/modes/truck/search';
import { kgWords } from '../../trade/numbers';
import { ChargeLines, NotIncluded } from '../../trade/offer/charge-lines';
import { MoreButton } from '../../trade/offer/more-button';
import { OfferVerdict } from '../../trade/offer/offer-verdict';
import { Drive } from './drive';
import { freeTrucks, truckReason } from './reason-of';
import { WaysOut } from './ways-out';

const { board: copy } = truckSearchCopy;

type TruckCardProps = {
  offer: TruckOffer;
  search: TruckSearch;
  isOpen: boolean;
  isDrawn: boolean;
  now: number;
  choice: ReactNode;
  onToggle: () => void;
};

const KG_PER_TON = 1000;

function Price({ offer, search }: Pick<TruckCardProps, 'offer' | 'search'>) {
  const { price, detail } = offer;
  if (!price || offerAnswer(offer) === 'N') return <p className="text-muted">{copy.noPrice}</p>;
  const { totalYuan } = price.charges;
  const [trucks, tons] = [detail.part ? 1 : (search.trucks ?? 1), (search.kg ?? 0) / KG_PER_TON];
  const perTon = formatMoney({ amount: Math.ceil(totalYuan.amount / (tons * trucks)), currency: YUAN });
  return (
    <p>
      <b className="text-24 font-semibold whitespace-nowrap text-ink">{formatMoney(totalYuan)}</b>
      <span className="block text-12 text-muted">{detail.part ? partCopy.all : copy.all(trucks)}</span>
      {tons > 0 && <span className="block text-12 text-muted">{copy.perTon(perTon)}</span>}
    </p>
  );
}

function Details({ offer }: Pick<TruckCardProps, 'offer'>) {
  const { detail, price } = offer;
  return (
    <>
      {price && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 px-4 py-5 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] md:px-5">
          <ChargeLines {...price.charges} />
          <NotIncluded notIncluded={price.charges.notIncluded} />
        </div>
      )}
      <section className="border-t border-line px-4 py-4 md:px-5">
        <h4 className="mb-2 text-14">{copy.basis}</h4>
        <ul className="grid gap-1 text-12 text-muted">
          {detail.findings.map(({ code, given }, at) => (
            <li key={`${code} ${at}`}>{fillSentence(TRUCK_RULES.sentences[code], given)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Foot({ offer, isOpen, now, onToggle, details }: TruckCardProps & { details: string }) {
  const { closesAt, detail, offerId, leavesAt } = offer;
  const { part } = detail;
  const slack = timeToCutoff(closesAt, now);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-2.5 text-12 text-muted md:px-5">
      <span>
        {(part ? partCopy : copy).until(momentText(closesAt))}{' '}
        {slack.level !== 'missed' && (
          <span className={`ml-2 print:hidden ${slack.level === 'soon' ? 'text-warn' : ''}`}>
            {cutoffsCopy.left(remainingWords(slack.ms))}
          </span>
        )}
      </span>
      {part ? (
        <>
          {[offer.org, offer.dst].flatMap(({ code, nameCn }) => {
            const hub = findHub(detail.carrier, code);
            return hub ? [<span key={code}>{partOrderCopy.hubAt(nameCn, hubWords(hub))}</span>] : [];
          })}
          <span className="text-ink">{partCopy.left(kgWords(part.leftKg), String(part.leftM3))}</span>
          {part.classes.length > 0 && (
            <span className="text-ink">{partCopy.aboardNow(part.classes.map(partCopy.classOf).join('、'))}</span>
          )}
        </>
      ) : (
        <>
          <span>{copy.free(momentWords(leavesAt).date, freeTrucks(offer))}</span>
          <span>{copy.base(detail.baseCn, detail.baseKm)}</span>
        </>
      )}
      <MoreButton name={offerId} more={copy.more} details={details} isOpen={isOpen} onToggle={onToggle} />
    </div>
  );
}

export function TruckCard(props: TruckCardProps) {
  const { offer, search, isOpen, isDrawn, choice } = props;
  const { supplier, detail, acceptance, state, leavesAt, arrivesAt } = offer;
  const details = useId();
  const answer = offerAnswer(offer);
  const isOff = state === 'CLOSED' || state === 'SOLD_OUT' || answer === 'N';
  const vehicle = nameOfVehicle(detail.vehicle);
  const name = detail.part ? partCopy.name : vehicle;
  return (
    <article
      id={offer.offerId}
      aria-label={`${supplier.nameCn} ${name} ${momentWords(leavesAt).date}`}
      className={`mb-3 scroll-mt-40 rounded-card border ${isDrawn ? 'border-sea outline outline-sea' : 'border-line hover:border-line-strong'} ${isOff ? 'bg-canvas' : 'bg-surface'}`}
    >
      <div className="grid items-start gap-x-6 gap-y-4 p-4 md:grid-cols-2 md:px-5 lg:grid-cols-[170px_minmax(220px,1fr)_minmax(170px,240px)_minmax(200px,auto)]">
        <div>
          <h3 className={`text-16 ${isOff ? 'text-muted' : 'text-ink'}`}>{name}</h3>
          <p className="text-12 text-muted">{supplier.nameCn}</p>
          {detail.part && <p className="text-12 text-muted">{vehicle}</p>}
          {detail.isClean && <p className="text-12 text-muted">{copy.clean}</p>}
        </div>
        <Drive {...detail} leavesAt={leavesAt} arrivesAt={arrivesAt} isOff={isOff} />
        <OfferVerdict
          acceptance={acceptance}
          answer={answer}
          word={(detail.part ? partCopy : copy).answers[answer]}
          reason={truckReason(offer, search)}
        />
        <div className="flex items-end justify-between gap-3 md:flex-col md:items-end md:gap-2 md:text-right">
          <Price offer={offer} search={search} />
          {detail.waysOut.length > 0 ? <WaysOut ways={detail.waysOut} search={search} /> : choice}
        </div>
      </div>
      <Foot {...props} details={details} />
      {isOpen && (
        <div id={details} className="animate-fade border-t border-line">
          <Details offer={offer} />
        </div>
      )}
    </article>
  );
}
