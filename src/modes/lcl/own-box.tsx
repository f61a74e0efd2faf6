import { useSelector } from '@xstate/react';

import { LCL_LIST, ownBoxAddress } from '../../../domain/modes/lcl/list';
import {
  selectOfferBoardOf,
  type OfferBoardActor,
  type OfferBoardSnapshot,
} from '../../../machines/booking/offer-board';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { TextLink } from '../../ui/press/text-link';

const { meter: copy } = lclSearchCopy;

const selectDepartures = selectOfferBoardOf(LCL_LIST);

/** Taken from the first row that has it; equal for all departures of a warehouse. */
function selectOwnBox(snapshot: OfferBoardSnapshot) {
  const { rows, search } = selectDepartures(snapshot);
  const m3 = rows.find(({ detail }) => detail.breakEven !== null)?.detail.breakEven ?? null;
  return m3 === null ? null : { m3, address: ownBoxAddress(search) };
}

type OwnBoxView = ReturnType<typeof selectOwnBox>;

const isSame = (one: OwnBoxView, other: OwnBoxView): boolean =>
  one?.m3 === other?.m3 && one?.address === other?.address;

/** Volume from which a full container is cheaper, by the departures shown, with a link. */
export function OwnBox({ board }: { board: OfferBoardActor }) {
  const found = useSelector(board, selectOwnBox, isSame);
  return (
    found && (
      <>
        {copy.ownBox(found.m3)}
        <span className="whitespace-nowrap">
          <TextLink href={found.address}>{copy.toOwnBox}</TextLink>
        </span>
      </>
    )
  );
}
