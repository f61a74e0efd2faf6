import { AIR_LOAD } from '../../../domain/modes/air/address';
import { AIR_SEARCH } from '../../../domain/modes/air/search-mode';
import { AirSearchPage, warmFlights } from '../../modes/air/air-search-page';
import { loadSearchEntry } from '../page-actors/load-search';
import { serviceIntro } from '../page-actors/service-intro';

export default loadSearchEntry({
  route: 'airLift',
  mode: AIR_SEARCH,
  load: AIR_LOAD,
  schedule: () => import('../../effects/market/load-flights'),
  warm: warmFlights,
  Page: AirSearchPage,
  Intro: serviceIntro(
    'airLift',
    async () => (await import('../../copy/pages/air-lift')).airLiftCopy,
    async () => (await import('../../modes/air/scopes')).AirScopes,
  ),
});
