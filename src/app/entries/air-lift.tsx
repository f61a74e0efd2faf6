import { AIR_LOAD } from '../../../domain/modes/air/address';
import { AIR_SEARCH } from '../../../domain/modes/air/search-mode';
import { airLiftCopy } from '../../copy/pages/air-lift';
import { ServicePage } from '../../features/page/service-page';
import { AirSearchPage, warmFlights } from '../../modes/air/air-search-page';
import { loadSearchDoor } from '../doors/load-search';

/** Flights, and the goods they are for. */
export default loadSearchDoor({
  route: 'airLift',
  mode: AIR_SEARCH,
  load: AIR_LOAD,
  schedule: () => import('../../effects/market/load-flights'),
  warm: warmFlights,
  Page: AirSearchPage,
  intro: <ServicePage name="airLift" copy={airLiftCopy} isBelowTool />,
});
