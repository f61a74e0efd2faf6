import { abroad } from '../../../domain/modes/rail/corridor';
import { receivingHours } from '../../../domain/modes/rail/station';
import { findTaxId } from '../../../domain/modes/rail/tax-id';
import { isFetched } from '../../../domain/modes/rail/trucks';
import { servicePrice } from '../../../domain/order/money/service-lines';
import { formatMoney } from '../../../domain/values/money';
import { railCopy } from '../../copy/modes/rail';
import { railOrderCopy as copy } from '../../copy/modes/rail/order';
import { orderPartsCopy } from '../../copy/trade';
import { PartyCard } from '../../trade/people/party-card';
import { TruckRows } from '../../trade/people/truck-rows';
import { Section } from '../../trade/section';
import type { RegionParts } from '../../trade/services/pickup-region';
import { ServiceCard } from '../../trade/services/service-card';
import type { RailParts } from './order-parts';
import { OwnChoice, OwnText } from './own-fields';

const { services: words } = orderPartsCopy;

/** Rail has no port declaration, so the declarer is not asked. */
const DECLARED = ['DGDEC'] as const;

export function StepParties({ parts, region }: { parts: RailParts; region: RegionParts }) {
  const { quote, view } = parts;
  const { form } = view;
  const { rates, offer } = quote;
  const taxId = findTaxId(abroad(offer.dst?.code)?.country);
  const priceOf = (code: string): string => {
    const price = servicePrice(form, rates, code);
    return price === null || price.amount === 0 ? '' : formatMoney(price);
  };
  return (
    <>
      <PartyCard parts={parts} party="shipper" note={copy.english} />
      <PartyCard
        parts={parts}
        party="consignee"
        note={copy.english}
        tax={<OwnText parts={parts} path="consigneeTax" hint={taxId ? copy.taxHint[taxId.code] : undefined} />}
      />
      <PartyCard parts={parts} party="notify" note={words.notify} />
      <Section title={copy.customs}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <OwnText parts={parts} path="siding" />
          <OwnChoice parts={parts} path="customsMode" words={copy.customsModes} />
          {form.customsMode === 'BORDER' && <OwnText parts={parts} path="brokerName" />}
          {form.customsMode === 'BORDER' && <OwnText parts={parts} path="brokerPhone" type="tel" />}
        </div>
      </Section>
      <ServiceCard parts={parts} region={region} always={DECLARED} priceOf={priceOf} />
      {!isFetched(form) && (
        <TruckRows
          parts={parts}
          title={copy.inbound}
          note={copy.inboundNote}
          label={railCopy.label.inbound}
          hour={railCopy.truckLabel.slot}
          hours={receivingHours(offer.cutoffs).map((slot) => ({ key: slot, label: copy.hour(slot) }))}
          labels={railCopy.truckLabel}
        />
      )}
    </>
  );
}
