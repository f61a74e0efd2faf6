import { countryAt } from '../../../domain/modes/air/airports';
import { AIR_SERVICES } from '../../../domain/modes/air/services';
import { isFiledAhead } from '../../../domain/order/blocks/countries';
import { wantsTaxId } from '../../../domain/order/blocks/tax-ids';
import { orderPartsCopy } from '../../copy/trade';
import { FormChoice, FormText } from '../../trade/fields/fields';
import { wordsAsChoices } from '../../trade/fields/list-choices';
import { named } from '../../trade/fields/named';
import { PartyCard } from '../../trade/people/party-card';
import type { RegionParts } from '../../trade/services/pickup-region';
import { ServiceCard } from '../../trade/services/service-card';
import type { AirParts } from './air-parts';

const { services: words } = orderPartsCopy;

/** The shipper declares dangerous goods himself: nobody is asked who does. */
const DECLARED = ['DGDEC'] as const;

/** Between whom the goods travel, and what else is to be done. */
export function StepParties({ parts, region }: { parts: AirParts; region: RegionParts }) {
  const country = countryAt(parts.quote.offer.dst?.code);
  return (
    <>
      <PartyCard parts={parts} party="shipper" note={words.english} />
      <PartyCard parts={parts} party="consignee" note={words.english} />
      <PartyCard parts={parts} party="notify" note={words.notify} />
      <div className="grid gap-x-4 empty:hidden sm:grid-cols-2">
        {isFiledAhead(country) && (
          <FormChoice parts={parts} path="amsAgent" {...named('amsAgent')} choices={wordsAsChoices(words.decl)} />
        )}
        {wantsTaxId(country) && <FormText parts={parts} path="destTaxId" {...named('destTaxId')} />}
      </div>
      <ServiceCard parts={parts} region={region} offered={AIR_SERVICES} always={DECLARED} />
    </>
  );
}
