import type { ComponentProps } from 'react';

import { isFiledAhead } from '../../../domain/order/blocks/countries';
import { wantsTaxId } from '../../../domain/order/blocks/tax-ids';
import { orderPartsCopy } from '../../copy/trade';
import { FormChoice, FormText } from '../fields/fields';
import { wordsAsChoices } from '../fields/list-choices';
import { fieldNaming } from '../fields/named';
import { Parties } from './party-card';

const { services: words } = orderPartsCopy;

export const PartyCards = ({ parts, country, mayBeToOrder }: ComponentProps<typeof Parties>) => (
  <>
    <Parties parts={parts} country={country} mayBeToOrder={mayBeToOrder} />
    <div className="grid gap-x-4 empty:hidden sm:grid-cols-2">
      {isFiledAhead(country) && (
        <FormChoice parts={parts} path="amsAgent" {...fieldNaming('amsAgent')} choices={wordsAsChoices(words.decl)} />
      )}
      {wantsTaxId(country) && <FormText parts={parts} path="destTaxId" {...fieldNaming('destTaxId')} />}
    </div>
  </>
);
