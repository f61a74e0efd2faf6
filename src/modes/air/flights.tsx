import { Link } from 'wouter';

import { bySea } from '../../../domain/modes/air/list';
import type { AirOffer } from '../../../domain/modes/air/quote';
import type { AirSearch } from '../../../domain/modes/air/search';
import { chargeableWeight, weighTyped } from '../../../domain/modes/air/weight';
import { offerAnswer } from '../../../domain/offer/answer';
import { momentWords } from '../../copy/words/moment-words';
import { airBoardCopy as copy } from '../../copy/modes/air/board';
import { EtdStrip } from '../../features/offer-board/etd-strip';
import { QuickFilters } from '../../features/offer-board/quick-filters';
import { Sorts } from '../../features/offer-board/sorts';
import { CompareBar, type ComparedItem } from '../../trade/compare/compare-bar';
import { NothingLeft } from '../../trade/offer/nothing-left';
import { buttonClass } from '../../ui/press/button-look';
import { deferPart } from '../../ui/show/deferred';
import { EmptyState } from '../../ui/show/empty-state';
import type { ListProps } from '../../frame/results';
import { FlightCard } from './flight-card';
import { Comma } from '../../ui/show/comma';

const SORTS = ['best', 'price', 'etd', 'transit'] as const;

const WORDS = { title: copy.filters, fit: copy.onlyFit, kinds: copy.aircraft, direct: copy.onlyDirect };
const FITTING = ['Y', 'R'] as const;

const comparison = deferPart(async () => (await import('./compared-flights')).ComparedFlights);

const isPhone = () => matchMedia('(width < 48rem)').matches;

type FlightsProps = ListProps<AirOffer, AirSearch>;

const mayBeTaken = (offer: AirOffer): boolean =>
  offer.state === 'OPEN' && (offerAnswer(offer) === 'Y' || offerAnswer(offer) === 'R');

const isNeverFlown = ({ detail }: AirOffer): boolean => detail.air?.answer === 'FORBIDDEN';

/** Goods forbidden by air: links to ocean freight with the known values. */
const Forbidden = ({ search }: { search: AirSearch }) => (
  <EmptyState title={copy.forbidden.title} text={copy.forbidden.text}>
    <Link href={bySea(search)} className={buttonClass('sea', 'medium', '')}>
      {copy.forbidden.go}
    </Link>
  </EmptyState>
);

/** Open points behind the count: missing input, or packages too large for passenger flights. */
function flightNote(rows: readonly AirOffer[], day: string | null): string {
  const bellies = rows.filter(
    ({ detail: { aircraft, air, upTo } }) => aircraft === 'P' && (air?.answer === 'CAO' || upTo !== null),
  ).length;
  if (bellies > 0) return copy.belly(bellies);
  if (rows.some(mayBeTaken)) return '';
  return rows.some((offer) => offerAnswer(offer) === 'M') ? copy.ask : day === null ? copy.none : copy.noneThen;
}

function Head({ view: { rows, filter, sort, search }, on }: Pick<FlightsProps, 'view' | 'on'>) {
  const open = rows.filter(mayBeTaken);
  const count = (letter: 'Y' | 'R') => open.filter((offer) => offerAnswer(offer) === letter).length;
  return (
    <div className="mt-5 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="sr-only">{copy.list}</h2>
      <output>
        <b className="font-semibold text-ink">{copy.count(rows.length, count('Y'), count('R'), filter.day)}</b>
        <span className="ml-3 text-12 text-muted">
          <Comma />
          {flightNote(rows, filter.day)}
        </span>
        {search.isTrial && (
          <span className="ml-3 text-12 text-warn">
            <Comma />
            {copy.trial(chargeableWeight(weighTyped(search)).charged)}
          </span>
        )}
      </output>
      <span className="ml-auto">
        <Sorts chosen={sort} sorts={SORTS} words={copy.sorts} onSort={on.sort} />
      </span>
    </div>
  );
}

function comparedFlight({ offerId, leavesAt, supplier, detail, price }: AirOffer): ComparedItem {
  const name = `${momentWords(leavesAt).date} ${detail.flight}`;
  return { id: offerId, name, full: `${supplier.nameCn} ${name}`, total: price?.charges.totalYuan ?? null };
}

export function FlightsView({ view, on, renderChoice }: FlightsProps) {
  const { rows, offers, strip, filter, open, now, search, compared } = view;
  const first = rows.find(mayBeTaken);
  const weight = chargeableWeight(weighTyped(search));
  if (offers.length > 0 && offers.every(isNeverFlown)) return <Forbidden search={search} />;
  return (
    <div className={`mt-5 ${compared.length > 0 ? 'pb-16' : ''}`}>
      <EtdStrip strip={strip} chosen={filter.day} onChoose={(day) => on.filter({ day })} onTurn={on.turnWeek} />
      <Head view={view} on={on} />
      {search.also && (
        <p role="note" className="mb-3 rounded-control bg-warn-tint px-3 py-2 text-12 text-warn">
          {copy.also(search.also)}
        </p>
      )}
      <QuickFilters view={view} on={on} words={WORDS} fitting={FITTING} />
      {rows.length === 0 && <NothingLeft words={copy.nothing} onClear={on.clearFilter} />}
      {rows.map((offer) => (
        <FlightCard
          key={offer.offerId}
          offer={offer}
          weight={weight}
          isTrial={search.isTrial}
          isOpen={open.includes(offer.offerId)}
          now={now}
          choice={renderChoice(offer, offer === first)}
          isCompared={compared.includes(offer)}
          isFull={view.isFull}
          onCompare={() => on.toggleCompared(offer.offerId)}
          onToggle={() => on.toggleCard(offer.offerId, isPhone())}
        />
      ))}
      {rows.some(({ detail }) => detail.upTo !== null) && <p className="mt-4 text-12 text-muted">{copy.keep}</p>}
      <p className="mt-1 text-12 text-muted">{copy.source}</p>
      <CompareBar items={compared.map(comparedFlight)} canCompare={view.canCompare} isFull={view.isFull} on={on} />
      <comparison.Part isWanted={view.isComparing} view={view} on={on} renderChoice={renderChoice} />
    </div>
  );
}
