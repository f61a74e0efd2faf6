import { useSelector } from '@xstate/react';

import { AIR_LIST } from '../../../domain/modes/air/list';
import { chargeableWeight, weighTyped } from '../../../domain/modes/air/weight';
import {
  selectOfferBoardOf,
  type OfferBoardActor,
  type OfferBoardSnapshot,
} from '../../../machines/booking/offer-board';
import { airSearchCopy } from '../../copy/modes/air/search';
import { freeWords } from './free-words';
import { FreightCurve } from './freight-curve';
import { LadderTable } from './ladder-table';

const { weight: copy } = airSearchCopy;

const selectFlights = selectOfferBoardOf(AIR_LIST);

export function LadderLine({ board }: { board: OfferBoardActor }) {
  const select = (snapshot: OfferBoardSnapshot) => selectFlights(snapshot);
  const { rows, search } = useSelector(board, select);
  // Null for goods forbidden by air or without a price by weight.
  const priced = rows.filter(({ price }) => price !== null);
  const flight = priced.find(({ state }) => state === 'OPEN') ?? priced[0];
  if (!flight || flight.detail.air?.answer === 'FORBIDDEN') return null;
  const { ladder } = flight.detail;
  const weight = chargeableWeight(weighTyped(search));
  return (
    <>
      <p className="mt-1 font-semibold text-good">{freeWords(weight, ladder)}</p>
      <p className="text-12 text-muted">{`${copy.of(flight.supplier.nameCn)}。${copy.besides}`}</p>
      <FreightCurve ladder={ladder} charged={weight.charged} />
      <LadderTable ladder={ladder} charged={weight.charged} />
    </>
  );
}
