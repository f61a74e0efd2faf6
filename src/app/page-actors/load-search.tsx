import { useMemo, type ComponentType, type ReactNode } from 'react';

import type { Offer } from '../../../domain/offer/offer';
import type { SearchMode } from '../../../domain/offer/search-mode';
import type { LoadRowsActor } from '../../../machines/booking/load-rows';
import type { OfferSearchActor } from '../../../machines/booking/offer-search';
import { usePageActor } from '../answered/use-page-actor';
import { composeLoadSearch, type LoadSearchPage } from '../compose/compose-load-search';
import { useGateway } from '../gateway-context';
import { useHasSearch } from './use-is-here';

type PageProps = { actor: OfferSearchActor; load: LoadRowsActor; isAsked: boolean; intro: ReactNode };

type LoadSearchDoor<TAsked, TOffer extends Offer, TSearch extends object> = LoadSearchPage<TAsked, TOffer, TSearch> & {
  mode: SearchMode<TAsked, TOffer, TSearch>;
  Page: ComponentType<PageProps>;
  Intro: ComponentType;
};

export function loadSearchEntry<TAsked, TOffer extends Offer, TSearch extends object>(
  door: LoadSearchDoor<TAsked, TOffer, TSearch>,
) {
  const { mode, Page, Intro, ...page } = door;
  const asking = { input: { mode } };
  const loading = { input: { mode: page.load } };
  return function LoadSearchDoor() {
    const gateway = useGateway();
    const { search, load } = useMemo(() => composeLoadSearch(gateway, page), [gateway]);
    return (
      <Page
        actor={usePageActor(search, asking)}
        load={usePageActor(load, loading)}
        isAsked={useHasSearch()}
        intro={<Intro />}
      />
    );
  };
}
