import { countryOf } from '../../../domain/order/blocks/countries';
import { PartyCards } from '../../trade/people/party-cards';
import type { FlexiParts } from './flexi-parts';

/** Between whom the liquid travels. */
export const StepParties = ({ parts }: { parts: FlexiParts }) => (
  <PartyCards parts={parts} country={countryOf(parts.quote.offer.dst?.code)} mayBeToOrder />
);
