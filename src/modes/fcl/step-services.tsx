import { countryOf } from '../../../domain/order/blocks/countries';
import { servicePrice } from '../../../domain/order/service-lines';
import { formatMoney } from '../../../domain/values/money';
import { orderPartsCopy } from '../../copy/trade';
import { PartyCard } from '../../trade/people/party-card';
import { BillCard } from '../../trade/services/bill-card';
import type { RegionParts } from '../../trade/services/pickup-region';
import { ServiceCard } from '../../trade/services/service-card';
import type { FclParts } from './fcl-parts';

const { services: copy } = orderPartsCopy;

/** What a service costs for the boxes of the order, before anybody ticks it. */
function priceWords({ view: { form, quote } }: FclParts, code: string): string {
  if (!quote) return '';
  const { rates } = quote;
  if (code === 'INS') return copy.insured(rates.insurance.perMille[form.isDanger], rates.insurance.leastYuan);
  if (form.isDanger === 'Y' && Object.hasOwn(rates.inDangerFreight, code)) return copy.included;
  const price = servicePrice(form, rates, code);
  if (!price) return '';
  return price.amount === 0 ? copy.onRequest : copy.price(rates.services[code]?.unit ?? '', formatMoney(price));
}

/** What else is to be done, and between whom the goods travel. */
export function StepServices({ parts, region }: { parts: FclParts; region: RegionParts }) {
  return (
    <>
      <ServiceCard parts={parts} region={region} priceOf={(code) => priceWords(parts, code)} />
      <PartyCard parts={parts} party="shipper" note={copy.english} />
      <PartyCard parts={parts} party="consignee" note={copy.toOrder} />
      <PartyCard parts={parts} party="notify" note={copy.notify} />
      <BillCard parts={parts} country={countryOf(parts.sailing.dst.code)} />
    </>
  );
}
