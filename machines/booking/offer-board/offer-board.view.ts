import type { Sailing, SailingDay, SailingSearch } from '../../../domain/offer/sailing';
import type { SailingFilter, SailingSort } from '../../../domain/offer/sailing-choice';
import { fits, sorted } from '../../../domain/offer/sailing-list';
import { facetsOf, type Facets } from './offer-board.facets';
import type { OfferBoardActor, OfferBoardSnapshot } from './offer-board.machine';
import { LEAST_COMPARED, MOST_COMPARED, STRIP_DAYS } from './offer-board.rules';

export type OfferBoardView = {
  /** What was asked for. */
  search: SailingSearch;
  /** Everything that came, before it is filtered. */
  facets: Facets;
  /** What is left of it, in the order asked for. */
  rows: readonly Sailing[];
  filter: SailingFilter;
  sort: SailingSort;
  strip: { days: readonly SailingDay[]; lowest: string | null; hasEarlier: boolean; hasLater: boolean };
  open: readonly string[];
  compared: readonly Sailing[];
  canCompare: boolean;
  isFull: boolean;
  isFiltering: boolean;
  isComparing: boolean;
  delay: number;
  now: number;
};

/** The cheapest of the days in sight; null where none has a price. */
function lowestOf(days: readonly SailingDay[]): string | null {
  const priced = days.filter(({ lowest }) => lowest !== null);
  const least = Math.min(...priced.map(({ lowest }) => lowest?.amount ?? 0));
  return priced.find(({ lowest }) => lowest?.amount === least)?.day ?? null;
}

type Context = OfferBoardSnapshot['context'];

/** What `make` made the last time of this and of what `also` says, so that nothing that stays is drawn anew. */
function kept<TOf extends object, TAlso, TMade>(make: (of: TOf, also: TAlso) => TMade) {
  const known = new WeakMap<TOf, { also: TAlso; made: TMade }>();
  return (of: TOf, also: TAlso): TMade => {
    const found = known.get(of);
    if (found && found.also === also) return found.made;
    const made = make(of, also);
    known.set(of, { also, made });
    return made;
  };
}

const facetsIn = kept((sailings: Context['sailings'], _: null) => facetsOf(sailings));
const rowsIn = kept((sailings: Context['sailings'], { filter, sort }: Context['settings']) =>
  sorted(
    sailings.filter((sailing) => fits(sailing, filter)),
    sort,
  ),
);
const comparedIn = kept((ids: Context['compared'], sailings: Context['sailings']) =>
  ids.flatMap((id) => sailings.filter(({ sailingId }) => sailingId === id)),
);

export function selectOfferBoard(snapshot: OfferBoardSnapshot): OfferBoardView {
  const { search, settings, sailings, days, stripAt, open, compared, delay, now } = snapshot.context;
  const inSight = days.slice(stripAt, stripAt + STRIP_DAYS);
  return {
    search,
    facets: facetsIn(sailings, null),
    rows: rowsIn(sailings, settings),
    filter: settings.filter,
    sort: settings.sort,
    strip: {
      days: inSight,
      lowest: lowestOf(inSight),
      hasEarlier: stripAt > 0,
      hasLater: stripAt + STRIP_DAYS < days.length,
    },
    open,
    compared: comparedIn(compared, sailings),
    canCompare: compared.length >= LEAST_COMPARED,
    isFull: compared.length >= MOST_COMPARED,
    isFiltering: snapshot.hasTag('filtering'),
    isComparing: snapshot.hasTag('comparing'),
    delay,
    now,
  };
}

export const selectSearch = ({ context }: OfferBoardSnapshot): SailingSearch => context.search;

/** Everything a view may ask for. */
export const offerBoardIntents = (actor: OfferBoardActor) => ({
  filter: (change: Partial<SailingFilter>) => actor.send({ type: 'filter.change', change }),
  clearFilter: () => actor.send({ type: 'filter.clear' }),
  openFilters: () => actor.send({ type: 'filters.open' }),
  sort: (sort: SailingSort) => actor.send({ type: 'sort.choose', sort }),
  turnWeek: (by: 1 | -1) => actor.send({ type: 'week.turn', by }),
  toggleCard: (id: string, isAlone: boolean) => actor.send({ type: 'card.toggle', id, isAlone }),
  changeDelay: (days: number) => actor.send({ type: 'delay.change', days }),
  toggleCompared: (id: string) => actor.send({ type: 'compare.toggle', id }),
  clearCompared: () => actor.send({ type: 'compare.clear' }),
  openCompare: () => actor.send({ type: 'compare.open' }),
  closePanel: () => actor.send({ type: 'panel.close' }),
});

export type OfferBoardIntents = ReturnType<typeof offerBoardIntents>;
