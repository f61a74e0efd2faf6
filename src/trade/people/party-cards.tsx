import type { ComponentProps } from 'react';

import { isFiledAhead } from '../../../domain/order/blocks/countries';
import { wantsTaxId } from '../../../domain/order/blocks/tax-ids';
import { orderPartsCopy } from '../../copy/trade';
import { FormChoice, FormText } from '../fields/fields';
import { wordsAsChoices } from '../fields/list-choices';
import { named } from '../fields/named';
import { PartyCard } from './party-card';

const { services: words } = orderPartsCopy;

type PartyParts = ComponentProps<typeof PartyCard>['parts'];

type PartyCardsProps = {
  parts: PartyParts;
  /** Where the goods arrive. */
  country: string;
  /** The bill may be made out to whoever holds it. */
  mayBeToOrder: boolean;
};

/** Between whom the goods travel, and what the country of arrival asks of them. */
export const PartyCards = ({ parts, country, mayBeToOrder }: PartyCardsProps) => (
  <>
    <PartyCard parts={parts} party="shipper" note={words.english} />
    <PartyCard parts={parts} party="consignee" note={mayBeToOrder ? words.toOrder : words.english} />
    <PartyCard parts={parts} party="notify" note={words.notify} />
    <div className="grid gap-x-4 empty:hidden sm:grid-cols-2">
      {isFiledAhead(country) && (
        <FormChoice parts={parts} path="amsAgent" {...named('amsAgent')} choices={wordsAsChoices(words.decl)} />
      )}
      {wantsTaxId(country) && <FormText parts={parts} path="destTaxId" {...named('destTaxId')} />}
    </div>
  </>
);
