import { useCallback } from 'react';

import type { Sailing } from '../../../domain/offer/sailing';
import type { QuotingActor } from '../../../machines/booking/quoting';
import type { OfferBoardActor } from '../../../machines/booking/offer-board';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { Quoting } from '../../features/quoting/quoting';
import { OfferBoard } from '../../features/offer-board/offer-board';

/** The list of what was found, with what can be done about each sailing of it. */
export function Board({ board, quoting }: { board: OfferBoardActor; quoting: QuotingActor }) {
  const renderChoice = useCallback(
    (sailing: Sailing, isFirst: boolean) => <QuoteChoice sailing={sailing} isFirst={isFirst} actor={quoting} />,
    [quoting],
  );
  return (
    <>
      <OfferBoard actor={board} renderChoice={renderChoice} />
      <Quoting actor={quoting} />
    </>
  );
}
