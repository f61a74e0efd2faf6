import { useSelector } from '@xstate/react';

import type { PickerActor } from '../../../machines/booking/picker';
import type { QuotingActor } from '../../../machines/booking/quoting';
import type { OfferBoardActor } from '../../../machines/booking/offer-board';
import { selectIsFresh, selectSearchActor, type OfferSearchActor } from '../../../machines/booking/offer-search';
import { hasCome } from '../../../machines/support/absent';
import { offerSearchCopy } from '../../copy/offer-search';
import { SearchStrip } from '../../features/booking-search/search-strip';
import { Picker, type PickerDress } from '../../features/port-picker/picker';
import { OfferSearch } from '../../features/offer-search/offer-search';
import { deferred } from '../../ui/show/deferred';
import { pictured } from '../../ui/show/pictured';

const renderPicker = (actor: PickerActor, dress: PickerDress) => <Picker actor={actor} {...dress} />;

const Intro = pictured(async () => (await import('./intro')).Intro, 'touched');

const results = deferred(async () => (await import('./fcl-results')).FclResults);

/** No page needs the list before somebody asks for it. */
export const warmBoard = results.warm;

/** The list comes with its charts: before those have come there is nothing to draw it from. */
function BoardPart({ of, quoting }: { of: OfferBoardActor; quoting: QuotingActor }) {
  const isHere = [useSelector(of, hasCome), useSelector(quoting, hasCome)].every(Boolean);
  return isHere && <results.Part isWanted board={of} quoting={quoting} />;
}

const renderBoard = (of: OfferBoardActor, quoting: QuotingActor) => <BoardPart of={of} quoting={quoting} />;

type FclSearchPageProps = {
  actor: OfferSearchActor;
  /** The address asks something, though the charts have not read it yet. */
  isAsked?: boolean;
};

/** The question stays above its answer, wherever one reads on: the strip follows the header as that comes and goes. */
export function FclSearchPage({ actor, isAsked = false }: FclSearchPageProps) {
  const isFresh = useSelector(actor, selectIsFresh(isAsked));
  return (
    <>
      <div className="top-16 z-9 border-b border-line bg-surface transition-[top] duration-200 ease-instrument [header[data-hidden=true]~main_&]:top-0 md:sticky">
        <SearchStrip isFresh={isFresh} renderPicker={renderPicker} actor={useSelector(actor, selectSearchActor)} />
      </div>
      <OfferSearch actor={actor} copy={offerSearchCopy} isAsked={isAsked} intro={<Intro />} renderBoard={renderBoard} />
    </>
  );
}
