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

/** What of a list is drawn, once it has come. */
type BoardPart = (props: { isWanted: boolean; board: OfferBoardActor }) => ReactNode;
export type ListPart = (props: { isWanted: boolean; board: OfferBoardActor; quoting: QuotingActor }) => ReactNode;

function CameLine({ of, Part }: { of: OfferBoardActor; Part: BoardPart }) {
  return useSelector(of, hasCome) && <Part isWanted board={of} />;
}

/** What was found is the answer to another question than the one that stands in the bar. */
export const useIsOtherQuestion = (search: OfferSearchActor): boolean =>
  useSelector(useSelector(search, selectSearchActor), selectIsOtherQuestion);

/** What the offers that are shown say above them: nothing before they have come, or once something else is asked. */
export function BoardLine({ search, Part }: { search: OfferSearchActor; Part: BoardPart }) {
  const board = useSelector(search, selectBoardActor);
  const isOther = useIsOtherQuestion(search);
  return !isOther && board && <CameLine of={board} Part={Part} />;
}

/** The list comes with its charts: before those have come there is nothing to draw it from. */
function ResultsPart({ of, quoting, Part }: { of: OfferBoardActor; quoting: QuotingActor; Part: ListPart }) {
  const isHere = [useSelector(of, hasCome), useSelector(quoting, hasCome)].every(Boolean);
  return isHere && <Part isWanted board={of} quoting={quoting} />;
}

type OffersBelowProps = {
  actor: OfferSearchActor;
  isAsked?: boolean | undefined;
  isTyping?: boolean;
  copy: OfferSearchCopy;
  /** The search above all of it: open, and what is pressed next, while nothing has been looked for. */
  renderStrip: (isFresh: boolean) => ReactNode;
  below?: ReactNode;
  intro: ReactNode;
  Results: ListPart;
};

/** The answer to what is asked. To what is not, or no longer, or still being typed, there is none. */
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

/** The question stays above its answer, wherever one reads on: the strip follows the header as that comes and goes. */
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
