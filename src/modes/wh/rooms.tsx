import { askedBy, whAddress } from '../../../domain/modes/wh/address';
import type { WhOffer } from '../../../domain/modes/wh/quote';
import { MOST_ANYWHERE, type WhSearch } from '../../../domain/modes/wh/search';
import { answerOf } from '../../../domain/offer/answer';
import { pathOf } from '../../../domain/routes';
import { whSearchCopy } from '../../copy/modes/wh/search';
import { Sorts } from '../../features/offer-board/sorts';
import { Button } from '../../ui/press/button';
import { TextLink } from '../../ui/press/text-link';
import { EmptyState } from '../../ui/show/empty-state';
import type { ListProps } from '../../frame/results';
import { FireCard } from './fire-card';
import { RoomCard } from './room-card';
import { RoomMap, spotsOf } from './room-map';

const { board: copy } = whSearchCopy;

const SORTS = ['best', 'price'] as const;

const isPhone = () => matchMedia('(width < 48rem)').matches;

type RoomsProps = ListProps<WhOffer, WhSearch>;

const isFree = (offer: WhOffer): boolean => offer.state === 'OPEN' && answerOf(offer) !== 'N';

/** The answer before the list, and for which question: a number that was changed since is not in it. */
function Head({ view: { rows, search, sort }, on }: Pick<RoomsProps, 'view' | 'on'>) {
  const [first] = rows;
  const free = rows.filter(isFree);
  const isCut = search.city === null && rows.length === MOST_ANYWHERE;
  const told = isCut ? copy.cheapest : copy.found;
  return (
    <div className="mt-5 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="sr-only">{copy.list}</h2>
      <output>
        <b className="font-semibold text-ink">
          {told(rows.length, free.length, free.filter((offer) => answerOf(offer) !== 'Y').length)}
        </b>
        {first && (
          <span className="ml-3 text-12 text-muted">
            {copy.asked(search.tons, first.detail.stay.from, search.days)}
          </span>
        )}
      </output>
      {free.length === 0 && search.temp !== 'NORMAL' && (
        <TextLink href={whAddress(pathOf('warehouse'), { ...askedBy(search), temp: 'NORMAL' })}>{copy.normal}</TextLink>
      )}
      {isCut && <span className="text-12 text-muted">{copy.anywhere}</span>}
      <span className="ml-auto">
        <Sorts chosen={sort} sorts={SORTS} onSort={on.sort} />
      </span>
    </div>
  );
}

/** The rooms that have a licence for the goods, each judged against what stands in it on the days of the stay. */
export function RoomsView({ view, on, renderChoice }: RoomsProps) {
  const { rows, open, search } = view;
  const first = rows.find(isFree);
  const [any] = rows;
  const spots = spotsOf(rows);
  return (
    <>
      {any && <FireCard fire={any.detail.fire} apart={any.detail.apart} />}
      <Head view={view} on={on} />
      <div className={spots.length > 0 ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]' : ''}>
        <div>
          {rows.length === 0 && (
            <EmptyState title={copy.nothing.title} text={copy.nothing.text}>
              <Button look="sea" onClick={on.clearFilter}>
                {copy.nothing.clear}
              </Button>
            </EmptyState>
          )}
          {rows.map((offer, at) => (
            <RoomCard
              key={offer.offerId}
              offer={offer}
              number={at + 1}
              search={search}
              isOpen={open.includes(offer.offerId)}
              choice={renderChoice(offer, offer === first)}
              onToggle={() => on.toggleCard(offer.offerId, isPhone())}
            />
          ))}
          <p className="mt-4 text-12 text-muted">{copy.privacy}</p>
          <p className="text-12 text-muted">{copy.source}</p>
        </div>
        <RoomMap spots={spots} />
      </div>
    </>
  );
}
