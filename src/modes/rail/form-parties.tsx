import type { ReactNode } from 'react';

import { receivingHours } from '../../../domain/modes/rail/station';
import { isFetched } from '../../../domain/modes/rail/trucks';
import { servicePrice } from '../../../domain/order/money/service-lines';
import { formatMoney } from '../../../domain/values/money';
import { railCopy } from '../../copy/modes/rail';
import { railOrderCopy as copy } from '../../copy/modes/rail/order';
import { orderPartsCopy } from '../../copy/trade';
import { PartyCard } from '../../trade/people/party-card';
import { TruckRows } from '../../trade/people/truck-rows';
import type { RegionParts } from '../../trade/services/pickup-region';
import { ServiceCard } from '../../trade/services/service-card';
import type { RailParts } from './order-parts';

const { services: words } = orderPartsCopy;

/** Rail has no port declaration, so the declarer is not asked. */
const DECLARED = ['DGDEC'] as const;

/** Parties; the consignee's tax number follows the country of arrival. */
export const Parties = ({ parts, children }: { parts: RailParts; children?: ReactNode }) => (
  <>
    <PartyCard parts={parts} party="shipper" note={copy.english} />
    <PartyCard parts={parts} party="consignee" note={copy.english} tax={children} />
    <PartyCard parts={parts} party="notify" note={words.notify} />
  </>
);

export function Services({ parts, region }: { parts: RailParts; region: RegionParts }) {
  const { quote, view } = parts;
  const priceOf = (code: string): string => {
    const price = servicePrice(view.form, quote.rates, code);
    return price === null || price.amount === 0 ? '' : formatMoney(price);
  };
  return <ServiceCard parts={parts} region={region} always={DECLARED} priceOf={priceOf} />;
}

export const Trucks = ({ parts }: { parts: RailParts }) =>
  !isFetched(parts.view.form) && (
    <TruckRows
      parts={parts}
      title={copy.inbound}
      note={copy.inboundNote}
      label={railCopy.label.inbound}
      hour={railCopy.truckLabel.slot}
      hours={receivingHours(parts.quote.offer.cutoffs).map((slot) => ({ key: slot, label: copy.hour(slot) }))}
      labels={railCopy.truckLabel}
    />
  );
