import { whQuestion } from '../../../domain/modes/wh/search';
import { WH_SEARCH } from '../../../domain/modes/wh/search-mode';
import { WhSearchPage, warmRooms } from '../../modes/wh/wh-search-page';
import { serviceIntro } from '../page-actors/service-intro';
import { typedSearchEntry } from '../page-actors/typed-search';

export default typedSearchEntry({
  route: 'warehouse',
  mode: WH_SEARCH,
  question: whQuestion,
  schedule: () => import('../../effects/market/load-rooms'),
  warm: warmRooms,
  Page: WhSearchPage,
  Intro: serviceIntro(
    'warehouse',
    async () => (await import('../../copy/pages/warehouse')).warehouseCopy,
    async () => (await import('../../modes/wh/store-scopes')).StoreScopes,
  ),
});
