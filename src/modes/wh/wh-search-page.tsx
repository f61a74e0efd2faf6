import { useSelector } from '@xstate/react';

import type { WhAsked } from '../../../domain/modes/wh/address';
import type { WhOffer } from '../../../domain/modes/wh/quote';
import { WH_SEARCH } from '../../../domain/modes/wh/search-mode';
import { selectFirstOffer, type OfferSearchSnapshot } from '../../../machines/booking/offer-search';
import { whStatesCopyFor } from '../../copy/modes/wh/search';
import { TypedSearchPage, type AskingPageProps } from '../../frame/typed-search-page';
import { deferred } from '../../ui/show/deferred';
import { goodsName } from './goods-name';
import { StayBar } from './stay-bar';

const results = deferred(async () => (await import('./wh-results')).WhResults);

/** No page needs the list before somebody asks for it. */
export const warmRooms = results.come;

/** Rooms that were found say for which day. */
const selectDay = (snapshot: OfferSearchSnapshot): string | null => {
  // What its own effect has loaded.
  const first = selectFirstOffer(snapshot) as WhOffer | null;
  return first?.detail.stay.from ?? null;
};

/** Where and what above, how much and for how long below it, then the rooms. */
export function WhSearchPage(props: AskingPageProps<WhAsked>) {
  const usualDay = useSelector(props.actor, selectDay);
  return (
    <TypedSearchPage
      {...props}
      mode={WH_SEARCH}
      copy={whStatesCopyFor({ ...props.asked, name: goodsName(props.asked) })}
      Results={results.Part}
      renderBar={(bar) => <StayBar {...bar} usualDay={usualDay} />}
    />
  );
}
