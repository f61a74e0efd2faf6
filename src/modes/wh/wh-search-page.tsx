import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { WhAsked } from '../../../domain/modes/wh/address';
import type { WhOffer } from '../../../domain/modes/wh/quote';
import type { OfferBoardActor } from '../../../machines/booking/offer-board';
import {
  selectFirstOffer,
  selectIsFresh,
  selectSearchActor,
  type OfferSearchActor,
  type OfferSearchSnapshot,
} from '../../../machines/booking/offer-search';
import type { PickerActor } from '../../../machines/booking/picker';
import type { QuotingActor } from '../../../machines/booking/quoting';
import { hasCome } from '../../../machines/support/absent';
import { whStatesCopy } from '../../copy/modes/wh/search';
import { SearchStrip } from '../../features/booking-search/search-strip';
import { OfferSearch } from '../../features/offer-search/offer-search';
import { Picker, type PickerDress } from '../../features/port-picker/picker';
import { deferred } from '../../ui/show/deferred';
import { StayBar } from './stay-bar';

const renderPicker = (actor: PickerActor, dress: PickerDress) => <Picker actor={actor} {...dress} />;

const results = deferred(async () => (await import('./wh-results')).WhResults);

/** No page needs the list before somebody asks for it. */
export const warmRooms = results.warm;

/** The list comes with its charts: before those have come there is nothing to draw it from. */
function ResultsPart({ of, quoting }: { of: OfferBoardActor; quoting: QuotingActor }) {
  const isHere = [useSelector(of, hasCome), useSelector(quoting, hasCome)].every(Boolean);
  return isHere && <results.Part isWanted board={of} quoting={quoting} />;
}

const renderBoard = (of: OfferBoardActor, quoting: QuotingActor) => <ResultsPart of={of} quoting={quoting} />;

/** Rooms that were found say for which day. */
const selectDay = (snapshot: OfferSearchSnapshot): string | null => {
  // What its own effect has loaded.
  const first = selectFirstOffer(snapshot) as WhOffer | null;
  return first?.detail.stay.from ?? null;
};

type WhSearchPageProps = {
  actor: OfferSearchActor;
  /** What the address asks for. */
  asked: WhAsked;
  /** It asks something, though the charts have not read it yet. */
  isAsked?: boolean;
  intro: ReactNode;
  onAsk: (asked: WhAsked) => void;
};

/** Where and what above, how much and for how long below it, then the rooms: a change of one changes all that follow. */
export function WhSearchPage({ actor, asked, isAsked = false, intro, onAsk }: WhSearchPageProps) {
  const isFresh = useSelector(actor, selectIsFresh(isAsked));
  const usualDay = useSelector(actor, selectDay);
  return (
    <>
      <div className="top-16 z-9 border-b border-line bg-surface transition-[top] duration-200 ease-instrument [header[data-hidden=true]~main_&]:top-0 md:sticky">
        <SearchStrip isFresh={isFresh} renderPicker={renderPicker} actor={useSelector(actor, selectSearchActor)} />
      </div>
      {isAsked && (
        <div className="wrap pt-5">
          <StayBar usualDay={usualDay} asked={asked} onAsk={(words) => onAsk({ ...asked, ...words })} />
        </div>
      )}
      <OfferSearch actor={actor} copy={whStatesCopy} isAsked={isAsked} intro={intro} renderBoard={renderBoard} />
    </>
  );
}
