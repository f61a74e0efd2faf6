import type { ReactNode } from 'react';

import type { TankAsked } from '../../../domain/modes/tank/address';
import type { OfferSearchActor } from '../../../machines/booking/offer-search';
import { tankStatesCopy } from '../../copy/modes/tank/search';
import { SearchPage } from '../../frame/search-page';
import { deferred } from '../../ui/show/deferred';
import { FillBar } from './fill-bar';

const results = deferred(async () => (await import('./tank-results')).TankResults);

/** No page needs the list before somebody asks for it. */
export const warmTanks = results.warm;

type TankSearchPageProps = {
  actor: OfferSearchActor;
  /** What the address asks for. */
  asked: TankAsked;
  /** It asks something, though the charts have not read it yet. */
  isAsked?: boolean;
  intro: ReactNode;
  onAsk: (asked: TankAsked) => void;
};

/** Where and what above, how much and how warm below it, then the tanks: a change of one changes all that follow. */
export const TankSearchPage = ({ actor, asked, isAsked, intro, onAsk }: TankSearchPageProps) => (
  <SearchPage
    actor={actor}
    isAsked={isAsked}
    copy={tankStatesCopy}
    below={isAsked && <FillBar asked={asked} onAsk={(words) => onAsk({ ...asked, ...words })} />}
    intro={intro}
    Results={results.Part}
  />
);
