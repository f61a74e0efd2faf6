import type { FclForm } from '../../../domain/modes/fcl/form';
import { declarationCharge } from '../../../domain/modes/fcl/price';
import type { FclRates } from '../../../domain/modes/fcl/rates';
import { portCountry } from '../../../domain/order/blocks/countries';
import { wantsTaxId } from '../../../domain/order/blocks/tax-ids';
import { formatMoney } from '../../../domain/values/money';
import { orderPartsCopy } from '../../copy/trade';
import { PartyCard } from '../../trade/people/party-card';
import { BillCard } from '../../trade/services/bill-card';
import type { RegionParts } from '../../trade/services/pickup-region';
import { ServiceCard } from '../../trade/services/service-card';
import { servicePriceWords } from '../../trade/services/service-price';
import type { FclParts } from './fcl-parts';

const { services: copy } = orderPartsCopy;

/** The declaration service costs extra under own declaration; otherwise dangerous freight includes it. */
function priceWords(form: FclForm, rates: FclRates, code: string): string {
  const charge = code === 'DGDEC' ? declarationCharge(form, rates) : null;
  return charge ? copy.price(charge.unit, formatMoney(charge.total)) : servicePriceWords(form, rates, code);
}

export function StepServices({ parts, region }: { parts: FclParts; region: RegionParts }) {
  const { form, quote } = parts.view;
  const country = portCountry(parts.sailing.dst.code);
  return (
    <>
      <ServiceCard
        parts={parts}
        region={region}
        priceOf={(code) => (quote ? priceWords(form, quote.rates, code) : '')}
      />
      <PartyCard parts={parts} party="shipper" note={copy.english} />
      <PartyCard parts={parts} party="consignee" note={copy.toOrder} tax={wantsTaxId(country) ? null : undefined} />
      <PartyCard parts={parts} party="notify" note={copy.notify} />
      <BillCard parts={parts} country={country} />
    </>
  );
}
