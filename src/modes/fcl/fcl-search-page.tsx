import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { selectAskedSearch } from '../../../machines/booking/booking-search';
import { selectSearchActor, type OfferSearchActor } from '../../../machines/booking/offer-search';
import { offerSearchCopy } from '../../copy/search/offer-search';
import { deferred } from '../../ui/show/deferred';
import { SearchPage } from '../../frame/search-page';
import { CarriedGoods } from './carried-goods';

const results = deferred(async () => (await import('./fcl-results')).FclResults);

export const warmSailings = results.come;

type FclSearchPageProps = {
  actor: OfferSearchActor;
  /** True if the address contains a search the charts have not read yet. */
  isAsked?: boolean;
  intro: ReactNode;
};

export function FclSearchPage({ actor, isAsked, intro }: FclSearchPageProps) {
  const asked = useSelector(useSelector(actor, selectSearchActor), selectAskedSearch);
  return (
    <SearchPage
      actor={actor}
      isAsked={isAsked}
      copy={offerSearchCopy}
      below={asked.rows === undefined ? null : <CarriedGoods asked={asked} />}
      intro={intro}
      Results={results.Part}
    />
  );
}
