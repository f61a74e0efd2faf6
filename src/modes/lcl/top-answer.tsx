import { useSelector } from '@xstate/react';

import { LCL_LIST } from '../../../domain/modes/lcl/list';
import type { LclOffer } from '../../../domain/modes/lcl/quote';
import { offerAnswer } from '../../../domain/offer/answer';
import { formatMoney } from '../../../domain/values/money';
import {
  selectOfferBoardOf,
  type OfferBoardActor,
  type OfferBoardSnapshot,
} from '../../../machines/booking/offer-board';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { momentWords } from '../../copy/words/moment-words';
import { VerdictPill } from '../../ui/mark/verdict-pill';

const { board: copy } = lclSearchCopy;

const selectDepartures = selectOfferBoardOf(LCL_LIST);

/** Next departure that accepts the goods, directly or after review; null if none. */
function selectNext(snapshot: OfferBoardSnapshot): LclOffer | null {
  const open = selectDepartures(snapshot)
    .rows.filter(({ state }) => state === 'OPEN')
    .toSorted((one, other) => one.leavesAt.localeCompare(other.leavesAt));
  return ['Y', 'R'].flatMap((letter) => open.filter((offer) => offerAnswer(offer) === letter))[0] ?? null;
}

/** On phones the answer comes first, in one line. */
export function TopAnswer({ board }: { board: OfferBoardActor }) {
  const offer = useSelector(board, selectNext);
  if (!offer) return null;
  const answer = offerAnswer(offer);
  const gate = offer.cutoffs.find(({ code }) => code === 'CFS_CLOSE');
  const words = (at: string) => `${momentWords(at).date} ${momentWords(at).time}`;
  return (
    <a
      href={`#${offer.offerId}`}
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface px-4 py-3 md:hidden"
    >
      <VerdictPill letter={answer}>{copy.answers[answer]}</VerdictPill>
      <b className="ml-auto text-20 font-semibold text-ink">
        {offer.price && formatMoney(offer.price.charges.totalUsd)}
      </b>
      <span className="w-full text-12 text-muted">
        {copy.soonest(momentWords(offer.leavesAt).date, gate ? words(gate.at) : '', offer.supplier.nameCn)}
      </span>
    </a>
  );
}
