import { useMemo } from 'react';

import { FCL_SEARCH } from '../../../domain/modes/fcl/search-mode';
import { carriedWords } from '../../../domain/offer/sailing-address';
import { keepingWords } from '../../effects/market/save-rows';
import { FclSearchPage, warmSailings } from '../../modes/fcl/fcl-search-page';
import { usePageActor } from '../answered/use-page-actor';
import { composeOffers } from '../compose/compose-offers';
import { serviceIntro } from '../page-actors/service-intro';
import { useHasSearch } from '../page-actors/use-is-here';
import { useGateway } from '../gateway-context';
import { askOnce } from '../once';

const Intro = serviceIntro('shippingFcl', async () => (await import('../../copy/pages/shipping-fcl')).shippingFclCopy);

const keeping = (address: string) => keepingWords(address, carriedWords(location.search, address.split('?')[1] ?? ''));

const INPUT = { mode: FCL_SEARCH };

export default function ShippingFcl() {
  const gateway = useGateway();
  const chart = useMemo(() => {
    const now = askOnce(async () => {
      const [open, { sailingCallsOver }] = await Promise.all([gateway(), import('../calls/sailing-calls')]);
      return sailingCallsOver(open);
    });
    return composeOffers({ route: 'shippingFcl', now, warm: warmSailings, keeping }).search;
  }, [gateway]);
  return <FclSearchPage actor={usePageActor(chart, { input: INPUT })} isAsked={useHasSearch()} intro={<Intro />} />;
}
