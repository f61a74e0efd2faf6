import { TRUCK_LIST } from '../../../domain/modes/truck/list';
import type { TruckOffer } from '../../../domain/modes/truck/quote';
import { linesBetween } from '../../../domain/modes/truck/part-departures';
import { PART_MOST } from '../../../domain/modes/truck/bounds';
import { truckQuestion, type TruckSearch } from '../../../domain/modes/truck/search';
import { readFurtherStops } from '../../../domain/modes/truck/search-stops';
import { nearestFirst } from '../../../domain/modes/truck/ways-out';
import { filterStrip } from '../../../domain/modes/truck/strip-left';
import { offerAnswer } from '../../../domain/offer/answer';
import { routePath } from '../../../domain/routes';
import { partCopy } from '../../copy/modes/truck/part';
import { truckSearchCopy, vehicleNames } from '../../copy/modes/truck/search';
import { EtdStrip } from '../../features/offer-board/etd-strip';
import { QuickFilters } from '../../features/offer-board/quick-filters';
import { Sorts } from '../../features/offer-board/sorts';
import type { ListProps } from '../../frame/results';
import { kgWords } from '../../trade/numbers';
import { TextLink } from '../../ui/press/text-link';
import { NothingLeft } from '../../trade/offer/nothing-left';
import { TruckCard } from './truck-card';
import { TruckPanel } from './truck-panel';

const { board: copy } = truckSearchCopy;

const WORDS = { title: copy.filters, fit: copy.onlyFit, kinds: vehicleNames };
const PART_WORDS = { ...WORDS, fit: partCopy.onlyFit };
/** Number shown at first; the best come first, and later days of a truck are extra rows. */
const FIRST = 8;

const FITTING = ['Y', 'R', 'M'] as const;
const isPhone = () => matchMedia('(width < 48rem)').matches;

type TrucksProps = ListProps<TruckOffer, TruckSearch>;

const isOpen = (offer: TruckOffer): boolean => offer.state === 'OPEN' && ['Y', 'R'].includes(offerAnswer(offer));
const isRefused = (offer: TruckOffer): boolean => offerAnswer(offer) === 'N';

/** Switches between full and shared truck; null where the load is no part load or no line runs. */
function otherWay(search: TruckSearch): string | null {
  const way = search.way === 'PART' ? 'FULL' : 'PART';
  if (readFurtherStops(search).length > 0) return null;
  const isOnLine = linesBetween(search.orgCityCode ?? '', search.dstCityCode ?? '').length > 0;
  if (way === 'PART' && (!isOnLine || (search.kg ?? 0) > PART_MOST.kg || (search.m3 ?? 0) > PART_MOST.m3)) return null;
  return truckQuestion.address(routePath('truck'), { ...truckQuestion.askedFor(search), way });
}

function Head({ view: { rows, offers, search, filter, sort }, on }: Pick<TrucksProps, 'view' | 'on'>) {
  const isPart = search.way === 'PART';
  const open = rows.filter(isOpen).length;
  // Counts all days found; the strip shows one week at a time.
  const days = new Set(offers.map((offer) => TRUCK_LIST.seen(offer).day)).size;
  const sorts = TRUCK_LIST.names?.sorts ?? [];
  const words = isPart ? partCopy : copy;
  const counted = filter.day === null ? words.count(open, days) : words.onDay(filter.day.slice(5), open);
  const kg = kgWords(search.kg ?? 0);
  const other = otherWay(search);
  return (
    <div className="mt-5 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="sr-only">{copy.list}</h2>
      <output>
        <b className="font-semibold text-ink">
          {open === 0 && rows.every(isRefused) ? (isPart ? partCopy.refused : copy.none) : counted}
        </b>{' '}
        <span className="ml-3 text-12 text-muted">
          {isPart ? partCopy.asked(kg, String(search.m3 ?? 0)) : copy.asked(kg, search.trucks ?? 1)}
        </span>
      </output>
      {other !== null && <TextLink href={other}>{isPart ? partCopy.toFull : partCopy.toPart}</TextLink>}
      <span className="ml-auto">
        <Sorts chosen={sort} sorts={sorts} words={words.sorts} onSort={on.sort} />
      </span>
    </div>
  );
}

export function TrucksView({ view, on, renderChoice }: TrucksProps) {
  const { rows, offers, strip, filter, facets, open, search, now } = view;
  const first = rows.find(isOpen);
  const taken = rows.filter((offer) => !isRefused(offer));
  const refused = nearestFirst(rows.filter(isRefused));
  const drawn = rows.find(({ offerId }) => open.includes(offerId)) ?? first ?? taken[0] ?? refused[0];
  // Filters are hidden when all offers are refusals.
  const isNarrowed = offers.some((offer) => !isRefused(offer));
  const cardOf = (offer: TruckOffer) => (
    <TruckCard
      key={offer.offerId}
      offer={offer}
      search={search}
      isOpen={open.includes(offer.offerId)}
      isDrawn={offer === drawn}
      now={now}
      choice={renderChoice(offer, offer === first)}
      onToggle={() => on.toggleCard(offer.offerId, isPhone())}
    />
  );
  return (
    <div className="mt-5">
      {drawn && <TruckPanel drawn={drawn} search={search} />}
      {isNarrowed && (
        <div className="mt-5">
          <EtdStrip
            none={copy.noneOnDay}
            strip={filterStrip(strip, offers, filter)}
            chosen={filter.day}
            onChoose={(day) => on.filter({ day })}
            onTurn={on.turnWeek}
          />
        </div>
      )}
      <Head view={view} on={on} />
      {isNarrowed && (
        <QuickFilters
          view={{ facets, filter }}
          on={on}
          words={search.way === 'PART' ? PART_WORDS : WORDS}
          fitting={FITTING}
        />
      )}
      {rows.length === 0 && offers.length > 0 && <NothingLeft words={copy.nothing} onClear={on.clearFilter} />}
      {taken.slice(0, FIRST).map(cardOf)}
      {taken.length > FIRST && (
        <details>
          <summary className="mb-3 flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-line-strong bg-surface text-14 text-sea">
            {copy.further(taken.length - FIRST)}
          </summary>
          {taken.slice(FIRST).map(cardOf)}
        </details>
      )}
      {refused.length > 0 && (
        <details open={taken.length === 0} className="mt-4">
          <summary className="mb-3 w-fit cursor-pointer text-14 text-sea">
            {(search.way === 'PART' ? partCopy : copy).leftOut(refused.length)}
          </summary>
          {refused.map(cardOf)}
        </details>
      )}
      <p className="mt-4 text-12 text-muted">{copy.source}</p>
    </div>
  );
}
