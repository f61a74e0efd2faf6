import type { OfferDay } from '../../../domain/offer/offer';
import { matchesFilter, sortOffers, type OfferList } from '../../../domain/offer/offer-list';
import type { PointedOffer } from '../../../domain/offer/search-mode';
import type { SailingFilter, SailingSort } from '../../../domain/offer/sailing-choice';
import { offerFacets, type Facets } from './offer-board.facets';
import type { OfferBoardActor, OfferBoardSnapshot } from './offer-board.machine';
import { LEAST_COMPARED, MOST_COMPARED, STRIP_DAYS } from './offer-board.rules';

export type OfferBoardView<TOffer = unknown, TSearch = unknown> = {
  list: OfferList<TOffer, TSearch>;
  search: TSearch;
  /** Over all offers, before filtering. */
  facets: Facets;
  offers: readonly TOffer[];
  rows: readonly TOffer[];
  filter: SailingFilter;
  sort: SailingSort;
  strip: { days: readonly OfferDay[]; lowest: string | null; hasEarlier: boolean; hasLater: boolean };
  open: readonly string[];
  pointed: PointedOffer | null;
  compared: readonly TOffer[];
  canCompare: boolean;
  isFull: boolean;
  isFiltering: boolean;
  isComparing: boolean;
  delay: number;
  now: number;
};

/** Cheapest visible day; null when none has a price. */
function cheapestDay(days: readonly OfferDay[]): string | null {
  const priced = days.filter(({ lowest }) => lowest !== null);
  const least = Math.min(...priced.map(({ lowest }) => lowest?.amount ?? 0));
  return priced.find(({ lowest }) => lowest?.amount === least)?.day ?? null;
}

type Context = OfferBoardSnapshot['context'];
type BoardContext = Pick<Context, 'settings' | 'list' | 'now'>;

/** Memoises `make` by both arguments, so that unchanged parts are not redrawn. */
function memoised<TOf extends object, TAlso, TMade>(make: (of: TOf, also: TAlso) => TMade) {
  const known = new WeakMap<TOf, { also: TAlso; made: TMade }>();
  return (of: TOf, also: TAlso): TMade => {
    const found = known.get(of);
    if (found && found.also === also) return found.made;
    const made = make(of, also);
    known.set(of, { also, made });
    return made;
  };
}

const facetsIn = memoised((offers: Context['offers'], list: OfferList) =>
  offerFacets(offers.map((offer) => list.seen(offer))),
);
const rowsIn = memoised((offers: Context['offers'], { settings: { filter, sort }, list, now }: BoardContext) =>
  sortOffers(
    offers.filter((offer) => matchesFilter(list.seen(offer), filter)),
    list,
    sort,
    now,
  ),
);
const askedAt = memoised((list: OfferList, now: number) => ({ list, now }));
const lookedAt = memoised(
  (settings: Context['settings'], asked: Omit<BoardContext, 'settings'>): BoardContext => ({ settings, ...asked }),
);
const comparedIn = memoised((ids: Context['compared'], { offers, list }: Pick<Context, 'offers' | 'list'>) =>
  ids.flatMap((id) => offers.filter((offer) => list.seen(offer).offerId === id)),
);
const allOf = memoised((offers: Context['offers'], list: OfferList) => ({ offers, list }));

export function selectOfferBoard(snapshot: OfferBoardSnapshot): OfferBoardView {
  const { list, search, settings, offers, days, stripAt, open, pointed, compared, delay, now } = snapshot.context;
  const inSight = days.slice(stripAt, stripAt + STRIP_DAYS);
  return {
    list,
    search,
    facets: facetsIn(offers, list),
    offers,
    rows: rowsIn(offers, lookedAt(settings, askedAt(list, now))),
    filter: settings.filter,
    sort: settings.sort,
    strip: {
      days: inSight,
      lowest: cheapestDay(inSight),
      hasEarlier: stripAt > 0,
      hasLater: stripAt + STRIP_DAYS < days.length,
    },
    open,
    pointed,
    compared: comparedIn(compared, allOf(offers, list)),
    canCompare: compared.length >= LEAST_COMPARED,
    isFull: compared.length >= MOST_COMPARED,
    isFiltering: snapshot.hasTag('filtering'),
    isComparing: snapshot.hasTag('comparing'),
    delay,
    now,
  };
}

const isListOf = <TOffer, TSearch>(
  view: OfferBoardView,
  list: OfferList<TOffer, TSearch>,
): view is OfferBoardView<TOffer, TSearch> => view.list.mode === list.mode;

export const selectOfferBoardOf =
  <TOffer, TSearch>(list: OfferList<TOffer, TSearch>) =>
  (snapshot: OfferBoardSnapshot): OfferBoardView<TOffer, TSearch> => {
    const view = selectOfferBoard(snapshot);
    if (!isListOf(view, list)) throw new Error(`a list of ${view.list.mode} is not drawn as one of ${list.mode}`);
    return view;
  };

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
