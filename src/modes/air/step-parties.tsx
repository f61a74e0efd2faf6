import { countryAt } from '../../../domain/modes/air/airports';
import { PartyCards } from '../../trade/people/party-cards';
import type { RegionParts } from '../../trade/services/pickup-region';
import { ServiceCard } from '../../trade/services/service-card';
import type { AirParts } from './air-parts';

/** The shipper declares dangerous goods himself: nobody is asked who does. */
const DECLARED = ['DGDEC'] as const;

/** Between whom the goods travel, and what else is to be done. */
export const StepParties = ({ parts, region }: { parts: AirParts; region: RegionParts }) => (
  <>
    <PartyCards parts={parts} country={countryAt(parts.quote.offer.dst?.code)} mayBeToOrder={false} />
    <ServiceCard parts={parts} region={region} always={DECLARED} />
  </>
);
