import type { ReactNode } from 'react';

import { wantsTaxId } from '../../../domain/order/blocks/tax-ids';
import { orderPartsCopy } from '../../copy/trade';
import { LinkButton } from '../../ui/press/link-button';
import { FormText } from '../fields/fields';
import { fieldNaming } from '../fields/named';
import type { Party } from '../../../domain/order/form/form';
import type { EditOf, FormParts } from '../form-parts';
import { Section } from '../section';

const { services: copy } = orderPartsCopy;

type PartyName = 'shipper' | 'consignee' | 'notify';
type PartyProps = {
  parts: FormParts<Record<PartyName, Party>, EditOf<'party'>>;
  party: PartyName;
  note: string;
  /** Replaces the tax number, where the mode asks for it by its own rules. */
  tax?: ReactNode;
};

/** Parties whose data can be copied. */
const SOURCES = { consignee: ['shipper'], notify: ['consignee', 'shipper'] } as const;

export function PartyCard({ parts, party, note, tax }: PartyProps) {
  const { view, on } = parts;
  const field = (name: string) => ({ parts, path: `${party}.${name}` });
  const copies =
    party !== 'shipper' &&
    !view.isLocked &&
    SOURCES[party].map((from) => (
      <LinkButton key={from} onClick={() => on.edit({ kind: 'party.copy', from, to: party })}>
        {copy.copy[from]}
      </LinkButton>
    ));
  return (
    <Section
      isGroup
      title={copy.parties[party]}
      note={note}
      aside={copies && <span className="flex gap-4">{copies}</span>}
    >
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormText {...field('name')} {...fieldNaming('party.name')} />
        <FormText {...field('phone')} {...fieldNaming('party.phone')} type="tel" />
        <div className="sm:col-span-2">
          <FormText {...field('address')} {...fieldNaming('party.address')} />
        </div>
        <FormText {...field('email')} {...fieldNaming('party.email')} type="email" />
        {tax === undefined ? <FormText {...field('taxId')} {...fieldNaming('party.taxId')} /> : tax}
      </div>
    </Section>
  );
}

const PARTIES = ['shipper', 'consignee', 'notify'] as const;

const BY_BILL = { shipper: copy.english, consignee: copy.toOrder, notify: copy.notify };

type PartiesProps = {
  parts: PartyProps['parts'];
  country: string;
  /** True if the bill may be made out to order. */
  mayBeToOrder: boolean;
};

/** The three parties, without the fields that the country of arrival requires. */
export const Parties = ({ parts, country, mayBeToOrder }: PartiesProps) =>
  PARTIES.map((party) => (
    <PartyCard
      key={party}
      parts={parts}
      party={party}
      note={(mayBeToOrder ? BY_BILL : copy.waybill)[party]}
      tax={party === 'consignee' && wantsTaxId(country) ? null : undefined}
    />
  ));
