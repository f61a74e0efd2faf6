import type { ComponentProps, ReactNode } from 'react';

import type { Offer } from '../../domain/offer/offer';
import type { OrderForm } from '../../domain/order/form/form';
import { closesBeforeVerified } from '../../domain/order/life/lifecycle';
import { momentIn } from '../../domain/values/moments';
import { momentText } from '../copy/words/moment-words';
import { orderPartsCopy, priceCopy } from '../copy/trade';
import { FieldMessage } from '../ui/form/field-message';
import { Consents } from './consents';
import { FormLongText } from './fields/long-text';
import { named } from './fields/named';
import { errorAt, type FormParts } from './form-parts';
import { ContactFields, EmergencyFields } from './people/contact-fields';
import { PayCard } from './people/pay-card';
import { ChargeTable, type PriceParts } from './price/charge-table';
import { Section } from './section';

/** When an offer closes, where that is before a verification would have to be done. */
function closingIn(closesAt: string | null | undefined, now: number): string | null {
  const isSooner = closesAt && closesBeforeVerified(momentIn(closesAt), now);
  return isSooner ? momentText(closesAt) : null;
}

const { confirm: copy } = orderPartsCopy;

type Parts = FormParts<Pick<OrderForm, 'invoice' | 'isDanger' | 'agreeProtocol' | 'dgPromise'>> &
  ComponentProps<typeof Consents>['parts'] &
  ComponentProps<typeof PayCard>['parts'] & {
    /** What is ordered: when it closes. */
    view: { quote: { offer: Pick<Offer, 'closesAt'> } | null };
    on: { readProtocol: () => void };
  };

type CloseProps = {
  parts: Parts;
  price: PriceParts;
  files: ReactNode;
  /** What is said of them, where nobody hands in what the goods are. */
  filesNote?: string;
  /** Where the goods arrive; left out by a mode that sends nothing abroad. */
  country?: string | undefined;
  now: number;
  /** What the mode asks besides, after the price. */
  more?: ReactNode;
  /** What it asks beside its papers. */
  beside?: ReactNode;
  /** What it has agreed to besides. */
  promises?: ReactNode;
};

/** What it costs, who is asked and told, and what is agreed to: the last step of an order of any mode. */
export function CloseStep({ parts, price, files, now, country = '', more, beside, promises, ...said }: CloseProps) {
  const { view } = parts;
  const { filesNote = copy.filesNote } = said;
  return (
    <>
      <Section title={priceCopy.charges}>
        <ChargeTable {...price} />
      </Section>
      {more}
      <PayCard parts={parts} />
      <Section isGroup title={copy.contact}>
        <ContactFields parts={parts} />
        {view.form.isDanger === 'Y' && <EmergencyFields parts={parts} country={country} />}
      </Section>
      <Section title={copy.files} note={filesNote}>
        {files}
        <FieldMessage error={errorAt(view, 'files')} />
        {beside}
      </Section>
      <FormLongText parts={parts} path="remark" {...named('remark')} />
      <Section title={copy.consents}>
        {promises}
        <Consents parts={parts} closes={closingIn(view.quote?.offer.closesAt, now)} onRead={parts.on.readProtocol} />
      </Section>
    </>
  );
}
