import type { WhOffer } from '../../../domain/modes/wh/quote';
import { MOST_ANYWHERE, whQuestion, type WhSearch } from '../../../domain/modes/wh/search';
import { WH_SORTS } from '../../../domain/modes/wh/search-mode';
import { GRAMS_PER_TON } from '../../../domain/modes/wh/stay';
import { offerAnswer } from '../../../domain/offer/answer';
import { routePath } from '../../../domain/routes';
import { whRoomsCopy } from '../../copy/modes/wh/rooms';
import { QuickFilters } from '../../features/offer-board/quick-filters';
import { Sorts } from '../../features/offer-board/sorts';
import { NothingLeft } from '../../trade/offer/nothing-left';
import { TextLink } from '../../ui/press/text-link';
import type { ListProps } from '../../frame/results';
import { FireCard } from './fire-card';
import { goodsName } from './goods-name';
import { RoomCard } from './room-card';
import { RoomPrice } from './room-charges';
import { RoomMap, mapSpots } from './room-map';
import { Comma } from '../../ui/show/comma';

const { board: copy, map } = whRoomsCopy;
const { called: temps } = whQuestion.parts.temp;

/** Without a place there is no sorting by distance. */
const SORTS_ANYWHERE = WH_SORTS.filter((sort) => sort !== 'near');

const WORDS = { ...copy.filters, isByCarrier: false };
const FITTING = ['Y', 'R'] as const;

type RoomsProps = ListProps<WhOffer, WhSearch>;

const isFree = (offer: WhOffer): boolean => offer.state === 'OPEN' && offerAnswer(offer) !== 'N';

/** Name of highly toxic goods, for which no room has a licence; null if they are none. */
function toxicGoodsName(offers: readonly WhOffer[]): string | null {
  const said = offers.map(({ detail }) => detail.findings.find(({ code }) => code === 'whToxic'));
  return said.every(Boolean) ? String(said[0]?.given['goods'] ?? '') || null : null;
}

/** Cities of the rooms, nearest first, each with the distance of its nearest room. */
const nearestCities = (offers: readonly WhOffer[]): string[] => {
  const nearest = new Map<string, number>();
  for (const { org, detail } of offers)
    nearest.set(org.nameCn, Math.min(nearest.get(org.nameCn) ?? Infinity, detail.away?.km ?? Infinity));
  return [...nearest].toSorted(([, one], [, other]) => one - other).map(([city, km]) => copy.cityAt(city, km));
};

function WaysOut({ offers, search }: Pick<RoomsProps['view'], 'offers' | 'search'>) {
  const at = (change: Partial<WhSearch>) =>
    whQuestion.address(routePath('warehouse'), whQuestion.askedFor({ ...search, ...change }));
  if (offers.some(isFree) || offers.length === 0) return null;
  if (offers.every(({ state }) => state === 'CLOSED'))
    return <TextLink href={at({ inDate: null })}>{copy.soon}</TextLink>;
  const instead = offers.find(({ detail }) => detail.instead)?.detail.instead;
  if (!instead)
    return search.temp === 'NORMAL' ? null : <TextLink href={at({ temp: 'NORMAL' })}>{copy.normal}</TextLink>;
  return (
    <span className="flex flex-wrap gap-x-3 text-12">
      {copy.instead(temps[search.temp] ?? '')}
      {instead.map(({ offerId, temp, city, name, grams }) => (
        <TextLink key={offerId} href={`${at({ temp })}#${offerId}`}>
          {copy.insteadRoom(temps[temp] ?? '', city, name, grams / GRAMS_PER_TON)}
        </TextLink>
      ))}
    </span>
  );
}

function Head({ view: { rows, offers, search, sort }, on }: Pick<RoomsProps, 'view' | 'on'>) {
  const [first] = offers;
  const free = offers.filter(isFree);
  // Without a city, or in one without a store, rooms anywhere are listed.
  const isAnywhere = offers.every(({ detail }) => detail.away === null);
  const isCut = isAnywhere && offers.length === MOST_ANYWHERE;
  const told = isCut ? copy.cheapest : copy.found;
  const toxic = toxicGoodsName(offers);
  // All rooms share the day, so the first one's gate reason is valid for all.
  const off = first?.detail.off;
  return (
    <div className="mt-5 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="sr-only">{copy.list}</h2>
      <output>
        <b className="font-semibold text-ink">
          {off && first
            ? copy.off[off](first.detail.stay.from)
            : toxic
              ? copy.toxic(toxic)
              : told(offers.length, free.length, free.filter((offer) => offerAnswer(offer) !== 'Y').length)}
          {rows.length < offers.length && copy.some(rows.length)}
        </b>
        {first && (
          <span className="ml-3 text-12 text-muted">
            <Comma />
            {search.untold.length > 0 && copy.trial}
            {copy.asked(goodsName(search), search.tons, first.detail.stay.from, search.days)}
          </span>
        )}
      </output>
      <WaysOut offers={offers} search={search} />
      {isCut && search.city === null && <span className="text-12 text-muted">{copy.anywhere}</span>}
      {search.city !== null && isAnywhere && first && (
        <span className="text-12 font-semibold text-warn">{copy.noCity}</span>
      )}
      {search.city !== null && !isAnywhere && offers.every(({ detail }) => !detail.isInCity) && (
        <span className="text-12 font-semibold text-warn">{copy.elsewhere(nearestCities(offers))}</span>
      )}
      <span className="ml-auto">
        <Sorts
          chosen={sort}
          sorts={search.city === null ? SORTS_ANYWHERE : WH_SORTS}
          words={copy.sorts}
          onSort={on.sort}
        />
      </span>
    </div>
  );
}

/** Licensed rooms, each judged against the goods in it during the stay. */
export function RoomsView({ view, on, renderChoice }: RoomsProps) {
  const { rows, offers, open, search } = view;
  const first = rows.find(isFree);
  const [any] = offers;
  const looked = rows.find(({ offerId }) => open.includes(offerId)) ?? first;
  const spots = mapSpots(rows, looked?.offerId);
  return (
    <>
      {any && <FireCard search={search} {...any.detail} />}
      <Head view={view} on={on} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div>
          <QuickFilters view={view} on={on} words={WORDS} fitting={FITTING} />
          {spots.length > 0 && (
            <p className="mb-3 lg:hidden">
              <TextLink href="#room-map">{map.look}</TextLink>
            </p>
          )}
          {rows.length === 0 && <NothingLeft words={copy.nothing} onClear={on.clearFilter} />}
          {rows.map((offer, at) => (
            <RoomCard
              key={offer.offerId}
              offer={offer}
              number={at + 1}
              search={search}
              isLooked={offer === looked}
              isOpen={open.includes(offer.offerId)}
              choice={renderChoice(offer, offer === first)}
              onToggle={() => on.toggleCard(offer.offerId, true)}
            />
          ))}
          <p className="mt-4 text-12 text-muted">{copy.privacy}</p>
          <p className="text-12 text-muted">{copy.source}</p>
        </div>
        <div className="grid gap-4 lg:sticky lg:top-40">
          <RoomMap spots={spots} middle={any?.detail.away?.middle} />
          {looked && <RoomPrice offer={looked} isTrial={search.untold.length > 0} />}
        </div>
      </div>
    </>
  );
}
