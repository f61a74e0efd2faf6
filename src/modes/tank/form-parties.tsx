import { isLease } from '../../../domain/modes/tank/lease';
import { countryOf } from '../../../domain/order/blocks/countries';
import { tankOrderCopy as copy } from '../../copy/modes/tank/order';
import { PartyCard } from '../../trade/people/party-card';
import { PartyCards } from '../../trade/people/party-cards';
import type { TankParts } from './order-parts';

/** Between whom the goods travel; whoever hires a tank stands alone. */
export const Parties = ({ parts }: { parts: TankParts }) =>
  isLease(parts.view.form) ? (
    <PartyCard parts={parts} party="shipper" note={copy.party} />
  ) : (
    <PartyCards parts={parts} country={countryOf(parts.quote.offer.dst?.code)} mayBeToOrder />
  );
