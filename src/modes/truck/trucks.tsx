import { TRUCK_LIST } from '../../../domain/modes/truck/list';
import type { TruckOffer } from '../../../domain/modes/truck/quote';
import type { TruckSearch } from '../../../domain/modes/truck/search';
import { stripLeft } from '../../../domain/modes/truck/strip-left';
import { answerOf } from '../../../domain/offer/answer';
import { truckSearchCopy, vehicleNames } from '../../copy/modes/truck/search';
import { EtdStrip } from '../../features/offer-board/etd-strip';
import { QuickFilters } from '../../features/offer-board/quick-filters';
import { Sorts } from '../../features/offer-board/sorts';
import type { ListProps } from '../../frame/results';
import { kgWords } from '../../trade/numbers';
import { NothingLeft } from '../../trade/offer/nothing-left';
import { TruckCard } from './truck-card';
import { TruckPanel } from './truck-panel';

const { board: copy } = truckSearchCopy;

const WORDS = { title: copy.filters, fit: copy.onlyFit, kinds: vehicleNames };
/** So many are shown at once: the best are first, and every further day of a truck is one more. */
const FIRST = 8;

const FITTING = ['Y', 'R', 'M'] as const;
const isPhone = () => matchMedia('(width < 48rem)').matches;

type TrucksProps = ListProps<TruckOffer, TruckSearch>;

const isOpen = (offer: TruckOffer): boolean => offer.state === 'OPEN' && ['Y', 'R'].includes(answerOf(offer));
const isRefused = (offer: TruckOffer): boolean => answerOf(offer) === 'N';

/** The answer in one line, before the list. */
function Head({ view: { rows, offers, search, filter, sort }, on }: Pick<TrucksProps, 'view' | 'on'>) {
  const open = rows.filter(isOpen).length;
  // Of all that was found: the strip shows a week of it at a time.
  const days = new Set(offers.map((offer) => TRUCK_LIST.seen(offer).day)).size;
  const sorts = TRUCK_LIST.names?.sorts ?? [];
  const counted = filter.day === null ? copy.count(open, days) : copy.onDay(filter.day.slice(5), open);
  return (
    <div className="mt-5 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="sr-only">{copy.list}</h2>
      <output>
        <b className="font-semibold text-ink">{open === 0 && rows.every(isRefused) ? copy.none : counted}</b>{' '}
        <span className="ml-3 text-12 text-muted">{copy.asked(kgWords(search.kg ?? 0), search.trucks ?? 1)}</span>
      </output>
      <span className="ml-auto">
        <Sorts chosen={sort} sorts={sorts} words={copy.sorts} onSort={on.sort} />
      </span>
    </div>
  );
}

/** Which truck the goods may go on, when it is there, and for how much; day by day. */
export function TrucksView({ view, on, renderChoice }: TrucksProps) {
  const { rows, offers, strip, filter, facets, open, search, now } = view;
  const first = rows.find(isOpen);
  const drawn =
    rows.find(({ offerId }) => open.includes(offerId)) ?? first ?? rows.find((one) => !isRefused(one)) ?? rows[0];
  const taken = rows.filter((offer) => !isRefused(offer));
  const refused = rows.filter(isRefused);
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
      <div className="mt-5">
        <EtdStrip
          none={copy.noneOnDay}
          strip={stripLeft(strip, offers, filter)}
          chosen={filter.day}
          onChoose={(day) => on.filter({ day })}
          onTurn={on.turnWeek}
        />
      </div>
      <Head view={view} on={on} />
      <QuickFilters view={{ facets, filter }} on={on} words={WORDS} fitting={FITTING} />
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
          <summary className="mb-3 w-fit cursor-pointer text-14 text-sea">{copy.leftOut(refused.length)}</summary>
          {refused.map(cardOf)}
        </details>
      )}
      <p className="mt-4 text-12 text-muted">{copy.source}</p>
    </div>
  );
}
