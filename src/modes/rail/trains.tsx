import { Link } from 'wouter';

import { queryFromSearch, railAddress } from '../../../domain/modes/rail/address';
import { boardAddress } from '../../../domain/modes/rail/board';
import { type BorderCode, BORDERS } from '../../../domain/modes/rail/corridor';
import { soonestDay } from '../../../domain/modes/rail/cutoffs';
import { departureDay } from '../../../domain/modes/rail/list';
import type { RailOffer } from '../../../domain/modes/rail/quote';
import { BOX_OWNERS, type RailSearch } from '../../../domain/modes/rail/search';
import { offerAnswer } from '../../../domain/offer/answer';
import { routePath } from '../../../domain/routes';
import { corridorsCopy } from '../../copy/modes/rail/corridors';
import { railSearchCopy } from '../../copy/modes/rail/search';
import { shortDay } from '../../copy/words/moment-words';
import type { ListProps } from '../../frame/results';
import { TextLink } from '../../ui/press/text-link';
import { askedAgain, searchedBoxesText, permitFirst } from './asked-words';
import { BoxUse } from './box-use';
import { MoreBoxes } from './more-boxes';
import { TrainBand } from './train-band';
import { TrainCalendar } from './train-calendar';
import { TrainCard } from './train-card';
import { TrainSide } from './train-side';
import { WinterCard } from './winter-card';

const { board: copy } = railSearchCopy;

type TrainsProps = ListProps<RailOffer, RailSearch>;

const isFree = (offer: RailOffer): boolean => offer.state === 'OPEN' && offerAnswer(offer) !== 'N';

/** Owner of the boxes; all totals depend on it. */
function Owner({ offer, search }: { offer: RailOffer; search: RailSearch }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="text-12 text-muted">{copy.owner}</span>
      {BOX_OWNERS.map((owner) => (
        <Link
          key={owner}
          href={askedAgain(search, offer, { owner })}
          replace
          aria-current={search.owner === owner ? 'true' : undefined}
          className="inline-flex min-h-8 items-center rounded-control px-2.5 text-muted hover:text-ink aria-current:bg-sea-tint aria-current:font-semibold aria-current:text-sea"
        >
          {copy.owners[owner]}
        </Link>
      ))}
    </p>
  );
}

const SameBorder = ({ border }: { border: BorderCode }) => (
  <p className="text-12">
    <TextLink href={boardAddress(routePath('railWayIndex'), { border })}>
      {corridorsCopy.asked.all(BORDERS[border].nameCn)}
    </TextLink>
  </p>
);

/** A permit takes a month, so this comes first, with a link for customers who have one. */
function Permit({ offer, search, now }: { offer: RailOffer; search: RailSearch; now: number }) {
  if (search.isDanger === 'N') return null;
  const to = railAddress(routePath('railWayIndex'), { ...queryFromSearch(search), hasPermit: !search.hasPermit });
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12">
      {!search.hasPermit && <span>{copy.applied(shortDay(soonestDay(now, true)))}</span>}
      <TextLink href={to}>{search.hasPermit ? copy.permitLacking : copy.permitHere}</TextLink>
      {!search.hasPermit && <TextLink href={permitFirst(offer, search)}>{copy.permitFirst}</TextLink>}
    </p>
  );
}

/** Train of the chosen day, else the first available, else the first. */
function chosenTrain(offers: readonly RailOffer[], day: string | null): RailOffer | null {
  const ofDay = offers.find((offer) => departureDay(offer) === day);
  const ahead = offers.find(({ state }) => state !== 'CLOSED');
  return ofDay ?? offers.find(isFree) ?? ahead ?? offers[0] ?? null;
}

export function TrainsView({ view, on, renderChoice }: TrainsProps) {
  const { offers, search, filter, now } = view;
  const chosen = chosenTrain(offers, filter.day);
  if (!chosen) return null;
  return (
    <>
      <TrainBand offer={chosen} />
      {search.isTrial && (
        <p role="note" className="mb-3 rounded-control bg-warn-tint px-4 py-2 text-12 text-ink">
          {copy.trial(searchedBoxesText(search))}
        </p>
      )}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Owner offer={chosen} search={search} />
        {!search.isTrial && <MoreBoxes offer={chosen} search={search} />}
        <Permit offer={chosen} search={search} now={now} />
        <SameBorder border={chosen.detail.border} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_336px]">
        <div className="min-w-0">
          <WinterCard offer={chosen} search={search} />
          <TrainCalendar
            offers={offers}
            search={search}
            chosen={chosen}
            now={now}
            onChoose={(day) => on.filter({ day })}
          />
          <TrainCard offer={chosen} search={search} now={now} choice={renderChoice(chosen, isFree(chosen))} />
          {search.owner === 'COC' && offerAnswer(chosen) !== 'N' && (
            <BoxUse offer={chosen} search={search} delay={view.delay} onDelay={on.changeDelay} />
          )}
        </div>
        <TrainSide offer={chosen} search={search} />
      </div>
      <p className="mt-4 text-12 text-muted">{copy.noBill}</p>
      <p className="text-12 text-muted">{copy.source}</p>
    </>
  );
}
