import type { ComponentProps } from 'react';

import { isFiledAhead } from '../../../domain/order/blocks/countries';
import { wantsTaxId } from '../../../domain/order/blocks/tax-ids';
import { orderPartsCopy } from '../../copy/trade';
import { FormChoice, FormText } from '../fields/fields';
import { wordsAsChoices } from '../fields/list-choices';
import { fieldNaming } from '../fields/named';
import { PartyCard } from './party-card';

const { services: words } = orderPartsCopy;

const PARTIES = ['shipper', 'consignee', 'notify'] as const;

const BY_BILL = { shipper: words.english, consignee: words.toOrder, notify: words.notify };

type PartyParts = ComponentProps<typeof PartyCard>['parts'];

type PartyCardsProps = {
  parts: PartyParts;
  country: string;
  /** True if the bill may be made out to order. */
  mayBeToOrder: boolean;
};

export const PartyCards = ({ parts, country, mayBeToOrder }: PartyCardsProps) => (
  <>
    {PARTIES.map((party) => (
      <PartyCard
        key={party}
        parts={parts}
        party={party}
        note={(mayBeToOrder ? BY_BILL : words.waybill)[party]}
        tax={party === 'consignee' && wantsTaxId(country) ? null : undefined}
      />
    ))}
    <div className="grid gap-x-4 empty:hidden sm:grid-cols-2">
      {isFiledAhead(country) && (
        <FormChoice parts={parts} path="amsAgent" {...fieldNaming('amsAgent')} choices={wordsAsChoices(words.decl)} />
      )}
      {wantsTaxId(country) && <FormText parts={parts} path="destTaxId" {...fieldNaming('destTaxId')} />}
    </div>
  </>
);
