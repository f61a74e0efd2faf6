import { useState, type ReactNode } from 'react';

import type { OfferSearchActor } from '../../machines/booking/offer-search';
import type { OfferSearchCopy } from '../copy/search/offer-search';
import type { ListPart } from '../features/offer-search/offers-below';
import { SearchPage } from './search-page';

/** What an entry gives the page of a mode that asks for more than places and goods. */
export type AskingPageProps<TAsked> = {
  actor: OfferSearchActor;
  /** What the address asks for. */
  asked: TAsked;
  /** It asks something, though the charts have not read it yet. */
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
  Results: ListPart;
  renderBar: (props: AskingBarProps<TAsked>) => ReactNode;
};

/** Places and goods above, what else the mode asks below them, then the offers: a hand that writes leaves the answer behind. */
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
