import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { selectIsOtherQuestion } from '../../../machines/booking/booking-search';
import type { OfferBoardActor } from '../../../machines/booking/offer-board';
import {
  selectBoardActor,
  selectIsFresh,
  selectSearchActor,
  type OfferSearchActor,
} from '../../../machines/booking/offer-search';
import type { QuotingActor } from '../../../machines/booking/quoting';
import { hasCome } from '../../../machines/support/absent';
import type { OfferSearchCopy } from '../../copy/search/offer-search';
import { OfferSearch } from './offer-search';
import { OtherQuestion } from './other-question';
import { SailingSkeleton } from './sailing-skeleton';

type BoardPart = (props: { isWanted: boolean; board: OfferBoardActor }) => ReactNode;
export type OfferListSlot = (props: { isWanted: boolean; board: OfferBoardActor; quoting: QuotingActor }) => ReactNode;

function CameLine({ of, Part }: { of: OfferBoardActor; Part: BoardPart }) {
  return useSelector(of, hasCome) && <Part isWanted board={of} />;
}

/** True if the results answer another question than the one in the bar. */
export const useIsOtherQuestion = (search: OfferSearchActor): boolean =>
  useSelector(useSelector(search, selectSearchActor), selectIsOtherQuestion);

/** Line above the offers; hidden before they load and after the question has changed. */
export function BoardLine({ search, Part }: { search: OfferSearchActor; Part: BoardPart }) {
  const board = useSelector(search, selectBoardActor);
  const isOther = useIsOtherQuestion(search);
  return !isOther && board && <CameLine of={board} Part={Part} />;
}

function ResultsPart({ of, quoting, Part }: { of: OfferBoardActor; quoting: QuotingActor; Part: OfferListSlot }) {
  const isHere = [useSelector(of, hasCome), useSelector(quoting, hasCome)].every(Boolean);
  return isHere && <Part isWanted board={of} quoting={quoting} />;
}

type OffersBelowProps = {
  actor: OfferSearchActor;
  isAsked?: boolean | undefined;
  isTyping?: boolean;
  copy: OfferSearchCopy;
  /** Search bar above the results; `isFresh` opens it and makes it primary. */
  renderStrip: (isFresh: boolean) => ReactNode;
  below?: ReactNode;
  intro: ReactNode;
  Results: OfferListSlot;
};

/** Results of the current question; hidden while it is unsent, outdated or being typed. */
function Answer({ actor, isAsked = false, isTyping = false, copy, intro, Results }: OffersBelowProps) {
  const isFresh = useSelector(actor, selectIsFresh(isAsked));
  const isOther = useIsOtherQuestion(actor);
  const search = useSelector(actor, selectSearchActor);
  if (isOther && !isFresh)
    return (
      <div className="wrap min-h-dvh pt-5 pb-20">
        <OtherQuestion actor={search} />
      </div>
    );
  if (isTyping && !isFresh)
    return (
      <div className="wrap min-h-dvh pt-5 pb-20" aria-busy="true">
        <SailingSkeleton words={copy.loading} />
      </div>
    );
  return (
    <OfferSearch
      actor={actor}
      copy={copy}
      isAsked={isAsked}
      intro={intro}
      renderBoard={(of, quoting) => <ResultsPart of={of} quoting={quoting} Part={Results} />}
    />
  );
}

/** The question stays visible above its results: the strip sticks below the header, which hides on scroll. */
export function OffersBelow(props: OffersBelowProps) {
  const { actor, isAsked = false, renderStrip, below } = props;
  const isFresh = useSelector(actor, selectIsFresh(isAsked));
  return (
    <>
      <div className="top-16 z-9 border-b border-line bg-surface transition-[top] duration-200 ease-instrument unheaded:top-0 md:sticky">
        {renderStrip(isFresh)}
      </div>
      {below && <div className="wrap pt-5">{below}</div>}
      <Answer {...props} />
    </>
  );
}
