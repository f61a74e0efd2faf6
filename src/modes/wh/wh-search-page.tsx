import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';

import type { WhAsked } from '../../../domain/modes/wh/address';
import type { WhOffer } from '../../../domain/modes/wh/quote';
import { WH_SEARCH } from '../../../domain/modes/wh/search-mode';
import {
  selectFirstOffer,
  type OfferSearchActor,
  type OfferSearchSnapshot,
} from '../../../machines/booking/offer-search';
import { whStatesCopyFor } from '../../copy/modes/wh/search';
import { deferred } from '../../ui/show/deferred';
import { SearchPage } from '../../frame/search-page';
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

type WhSearchPageProps = {
  actor: OfferSearchActor;
  /** What the address asks for. */
  asked: WhAsked;
  /** It asks something, though the charts have not read it yet. */
  isAsked?: boolean;
  intro: ReactNode;
  onAsk: (asked: WhAsked) => void;
};

/** Where and what above, how much and for how long below it, then the rooms: a hand that writes leaves the answer behind. */
export function WhSearchPage({ actor, asked, isAsked, intro, onAsk }: WhSearchPageProps) {
  const usualDay = useSelector(actor, selectDay);
  const [left, setLeft] = useState<WhAsked | null>(null);
  const ask = (words: Partial<WhAsked>) => {
    setLeft(null);
    onAsk({ ...asked, ...words });
  };
  return (
    <SearchPage
      actor={actor}
      isAsked={isAsked}
      isTyping={left !== null && WH_SEARCH.isSame(left, asked)}
      copy={whStatesCopyFor({ ...asked, name: goodsName(asked) })}
      below={isAsked && <StayBar usualDay={usualDay} asked={asked} onType={() => setLeft(asked)} onAsk={ask} />}
      intro={intro}
      Results={results.Part}
    />
  );
}
