import { countryOf } from '../../../domain/order/blocks/countries';
import { PartyCards } from '../../trade/people/party-cards';
import type { TankParts } from './order-parts';

/** Between whom the goods travel. */
export const StepParties = ({ parts }: { parts: TankParts }) => (
  <PartyCards parts={parts} country={countryOf(parts.quote.offer.dst?.code)} mayBeToOrder />
);
