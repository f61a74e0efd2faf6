import { useState, type ReactNode } from 'react';

import type { TankAsked } from '../../../domain/modes/tank/address';
import { TANK_SEARCH } from '../../../domain/modes/tank/search-mode';
import type { OfferSearchActor } from '../../../machines/booking/offer-search';
import { tankStatesCopy } from '../../copy/modes/tank/search';
import { SearchPage } from '../../frame/search-page';
import { deferred } from '../../ui/show/deferred';
import { FillBar } from './fill-bar';

const results = deferred(async () => (await import('./tank-results')).TankResults);

/** No page needs the list before somebody asks for it. */
export const warmTanks = results.come;

type TankSearchPageProps = {
  actor: OfferSearchActor;
  /** What the address asks for. */
  asked: TankAsked;
  /** It asks something, though the charts have not read it yet. */
  isAsked?: boolean;
  intro: ReactNode;
  onAsk: (asked: TankAsked) => void;
};

/** Where and what above, how much and how warm below it, then the tanks: a hand that writes leaves the answer behind. */
export function TankSearchPage({ actor, asked, isAsked, intro, onAsk }: TankSearchPageProps) {
  const [left, setLeft] = useState<TankAsked | null>(null);
  const ask = (words: Partial<TankAsked>) => {
    setLeft(null);
    onAsk({ ...asked, ...words });
  };
  return (
    <SearchPage
      actor={actor}
      isAsked={isAsked}
      isTyping={left !== null && TANK_SEARCH.isSame(left, asked)}
      copy={tankStatesCopy}
      below={isAsked && <FillBar asked={asked} onType={() => setLeft(asked)} onAsk={ask} />}
      intro={intro}
      Results={results.Part}
    />
  );
}
