import type { Answer } from '../../../domain/offer/answer';
import { LCL_LIST, ownBoxAddress } from '../../../domain/modes/lcl/list';
import type { LclOffer } from '../../../domain/modes/lcl/quote';
import type { LclSearch } from '../../../domain/modes/lcl/search';
import { momentWords, shortDay } from '../../copy/words/moment-words';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { EtdStrip } from '../../features/offer-board/etd-strip';
import { QuickFilters } from '../../features/offer-board/quick-filters';
import { Sorts } from '../../features/offer-board/sorts';
import { CompareBar, type ComparedItem } from '../../trade/compare/compare-bar';
import { NothingLeft } from '../../trade/offer/nothing-left';
import { TextLink } from '../../ui/press/text-link';
import { deferPart } from '../../ui/show/deferred';
import type { ListProps } from '../../frame/results';
import { DepartureCard } from './departure-card';
import { Comma } from '../../ui/show/comma';

const { board: copy, meter } = lclSearchCopy;

const comparison = deferPart(async () => (await import('./compared-departures')).ComparedDepartures);

const SORTS = ['best', 'price', 'cutoff', 'etd'] as const;

/** Filters by warehouse, and by departures that fit as they are. */
const WORDS = { title: copy.filters, fit: copy.onlyFit };
const FITTING = ['Y'] as const;

const isPhone = () => matchMedia('(width < 48rem)').matches;

type DeparturesProps = ListProps<LclOffer, LclSearch>;

const mayGo = (offer: LclOffer) => LCL_LIST.seen(offer).answer === 'Y' && offer.state === 'OPEN';
const mayRequest = (offer: LclOffer) => LCL_LIST.seen(offer).answer === 'R' && offer.state === 'OPEN';

const inTime = (offers: readonly LclOffer[]) =>
  offers.toSorted((one, other) => one.leavesAt.localeCompare(other.leavesAt));

const lclDay = (offer: LclOffer): string => shortDay(LCL_LIST.seen(offer).day);

const countWithAnswer = (rows: readonly LclOffer[], answer: Answer) =>
  rows.filter((offer) => LCL_LIST.seen(offer).answer === answer).length;

/**
 * Summary above the list. A filtered list makes no claim about hidden departures. Goods no departure takes are sent to
 * a full container.
 */
function Head({ view: { rows, facets, sort, search }, on }: Pick<DeparturesProps, 'view' | 'on'>) {
  const [first] = inTime(rows.filter(mayGo));
  const [reviewed] = inTime(rows.filter(mayRequest));
  const isNone = !first && !reviewed && rows.length === facets.count;
  return (
    <div className="mt-5 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="sr-only">{copy.list}</h2>
      <output>
        {rows.length > 0 && (
          <b className="font-semibold text-ink">
            {copy.weeks(rows.length, countWithAnswer(rows, 'Y'), countWithAnswer(rows, 'R'))}
          </b>
        )}
        {(first || reviewed || isNone) && (
          <span className="ml-3 text-12 text-muted">
            {rows.length > 0 && <Comma />}
            {first && copy.first(lclDay(first))}
            {!first && reviewed && copy.reviewed(lclDay(reviewed))}
            {isNone && copy.none}
          </span>
        )}
      </output>
      {isNone && <TextLink href={ownBoxAddress(search)}>{meter.toOwnBox}</TextLink>}
      <span className="ml-auto">
        <Sorts chosen={sort} sorts={SORTS} onSort={on.sort} />
      </span>
    </div>
  );
}

function comparedDeparture({ offerId, leavesAt, supplier, price }: LclOffer): ComparedItem {
  const name = `${momentWords(leavesAt).date} ${supplier.nameCn}`;
  return { id: offerId, name, full: name, total: price?.charges.totalUsd ?? null };
}

/** Coming weeks, each judged against the goods already in its container. */
export function DeparturesView({ view, on, renderChoice }: DeparturesProps) {
  const { rows, strip, filter, open, now, search, compared } = view;
  const first = rows.find(mayGo);
  return (
    <div className={`mt-5 ${compared.length > 0 ? 'pb-16' : ''}`}>
      <EtdStrip strip={strip} chosen={filter.day} onChoose={(day) => on.filter({ day })} onTurn={on.turnWeek} />
      <Head view={view} on={on} />
      <QuickFilters view={view} on={on} words={WORDS} fitting={FITTING} />
      {rows.length === 0 && <NothingLeft words={copy.nothing} onClear={on.clearFilter} />}
      {rows.map((offer) => (
        <DepartureCard
          key={offer.offerId}
          offer={offer}
          isDanger={search.isDanger === 'Y'}
          isOpen={open.includes(offer.offerId)}
          now={now}
          choice={renderChoice(offer, offer === first)}
          isCompared={compared.includes(offer)}
          isFull={view.isFull}
          onCompare={() => on.toggleCompared(offer.offerId)}
          onToggle={() => on.toggleCard(offer.offerId, isPhone())}
        />
      ))}
      <p className="mt-4 text-12 text-muted">{copy.privacy}</p>
      <p className="text-12 text-muted">{copy.source}</p>
      <CompareBar items={compared.map(comparedDeparture)} canCompare={view.canCompare} isFull={view.isFull} on={on} />
      <comparison.Part isWanted={view.isComparing} view={view} on={on} renderChoice={renderChoice} />
    </div>
  );
}
