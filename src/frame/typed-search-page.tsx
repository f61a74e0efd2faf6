import { useState, type ReactNode } from 'react';

import type { OfferSearchActor } from '../../machines/booking/offer-search';
import type { OfferSearchCopy } from '../copy/search/offer-search';
import type { OfferListSlot } from '../features/offer-search/offers-below';
import { SearchPage } from './search-page';

export type AskingPageProps<TAsked> = {
  actor: OfferSearchActor;
  asked: TAsked;
  isAsked?: boolean;
  intro: ReactNode;
  onAsk: (asked: TAsked) => void;
};

type AskingBarProps<TAsked> = {
  asked: TAsked;
  onType: () => void;
  onAsk: (words: Partial<TAsked>) => void;
};

type TypedSearchPageProps<TAsked> = AskingPageProps<TAsked> & {
  mode: { isSame: (one: TAsked, other: TAsked) => boolean };
  copy: OfferSearchCopy;
  Results: OfferListSlot;
  renderBar: (props: AskingBarProps<TAsked>) => ReactNode;
};

/** Places and goods above, the mode's own questions below, then the offers; typing hides outdated results. */
export function TypedSearchPage<TAsked>({ mode, asked, onAsk, renderBar, ...rest }: TypedSearchPageProps<TAsked>) {
  const [left, setLeft] = useState<TAsked | null>(null);
  const ask = (words: Partial<TAsked>) => {
    setLeft(null);
    onAsk({ ...asked, ...words });
  };
  return (
    <SearchPage
      {...rest}
      isTyping={left !== null && mode.isSame(left, asked)}
      below={rest.isAsked && renderBar({ asked, onType: () => setLeft(asked), onAsk: ask })}
    />
  );
}
