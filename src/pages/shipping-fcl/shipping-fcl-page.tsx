import { useSelector } from '@xstate/react';
import { useCallback } from 'react';

import type { Sailing } from '../../../domain/sailing';
import type { PickerActor } from '../../../machines/picker';
import type { QuotingActor } from '../../../machines/quoting';
import type { SailingBoardActor } from '../../../machines/sailing-board';
import { selectIsFresh, selectSearchActor, type SailingSearchActor } from '../../../machines/sailing-search';
import { shippingFclCopy } from '../../copy/pages/shipping-fcl';
import { SearchStrip } from '../../features/booking-search/search-strip';
import { ServicePage } from '../../features/page/service-page';
import { Picker, type PickerDress } from '../../features/port-picker/picker';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { Quoting } from '../../features/quoting/quoting';
import { SailingBoard } from '../../features/sailing-board/sailing-board';
import { SailingSearch } from '../../features/sailing-search/sailing-search';

const renderPicker = (actor: PickerActor, dress: PickerDress) => <Picker actor={actor} {...dress} />;

function Board({ board, quoting }: { board: SailingBoardActor; quoting: QuotingActor }) {
  const renderChoice = useCallback(
    (sailing: Sailing, isFirst: boolean) => <QuoteChoice sailing={sailing} isFirst={isFirst} actor={quoting} />,
    [quoting],
  );
  return (
    <>
      <SailingBoard actor={board} renderChoice={renderChoice} />
      <Quoting actor={quoting} />
    </>
  );
}

const renderBoard = (board: SailingBoardActor, quoting: QuotingActor) => <Board board={board} quoting={quoting} />;

type SailingSearchPageProps = {
  actor: SailingSearchActor;
  /** The address asks something, though the charts have not read it yet. */
  isAsked?: boolean;
};

/** The question stays above its answer, wherever one reads on: the strip follows the header as that comes and goes. */
export function SailingSearchPage({ actor, isAsked = false }: SailingSearchPageProps) {
  const isFresh = useSelector(actor, selectIsFresh(isAsked));
  return (
    <>
      <div className="top-16 z-9 border-b border-line bg-surface transition-[top] duration-200 ease-instrument [header[data-hidden=true]~main_&]:top-0 md:sticky">
        <SearchStrip isFresh={isFresh} renderPicker={renderPicker} actor={useSelector(actor, selectSearchActor)} />
      </div>
      <SailingSearch
        actor={actor}
        isAsked={isAsked}
        intro={<ServicePage name="shippingFcl" copy={shippingFclCopy} isBelowTool />}
        renderBoard={renderBoard}
      />
    </>
  );
}
