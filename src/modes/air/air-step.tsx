import { countryAt } from '../../../domain/modes/air/airports';
import type { AirStep as Step } from '../../../domain/modes/air/fields';
import { stepsOf } from '../../frame/steps';
import { PartyCards } from '../../trade/people/party-cards';
import type { RegionParts } from '../../trade/services/pickup-region';
import { ServiceCard } from '../../trade/services/service-card';
import type { AirParts } from './air-parts';
import { StepConfirm } from './step-confirm';
import { StepFlight } from './step-flight';
import { StepGoods } from './step-goods';

/** The shipper issues the dangerous goods declaration himself, so the declarer is not asked. */
const DECLARED = ['DGDEC'] as const;

const StepParties = ({ parts, region }: { parts: AirParts; region: RegionParts }) => (
  <>
    <PartyCards parts={parts} country={countryAt(parts.quote.offer.dst?.code)} mayBeToOrder={false} />
    <ServiceCard parts={parts} region={region} always={DECLARED} />
  </>
);

export const AirStep = stepsOf<Step, AirParts>({
  flight: StepFlight,
  goods: StepGoods,
  parties: StepParties,
  confirm: StepConfirm,
});
