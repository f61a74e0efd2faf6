import { DOM_LOAD } from '../../../domain/modes/dom/address';
import { DOM_SEARCH } from '../../../domain/modes/dom/search-mode';
import { DomSearchPage, LoopPages, warmVoyages } from '../../modes/dom/dom-search-page';
import { loadSearchEntry } from '../page-actors/load-search';
import { serviceIntro } from '../page-actors/service-intro';

export default loadSearchEntry({
  route: 'domesticTrade',
  mode: DOM_SEARCH,
  load: DOM_LOAD,
  schedule: () => import('../../effects/market/load-voyages'),
  warm: warmVoyages,
  Page: DomSearchPage,
  Intro: serviceIntro(
    'domesticTrade',
    async () => (await import('../../copy/pages/domestic-trade')).domesticTradeCopy,
    async () => LoopPages,
  ),
});
