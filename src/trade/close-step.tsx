import type { ComponentProps, ReactNode } from 'react';

import type { Offer } from '../../domain/offer/offer';
import type { OrderForm } from '../../domain/order/form/form';
import { closesBeforeVerified } from '../../domain/order/life/lifecycle';
import { parseMoment } from '../../domain/values/moments';
import { momentText } from '../copy/words/moment-words';
import { orderPartsCopy, priceCopy } from '../copy/trade';
import { FieldMessage } from '../ui/form/field-message';
import { Consents } from './consents';
import { FormLongText } from './fields/long-text';
import { fieldNaming } from './fields/named';
import { fieldError, type FormParts } from './form-parts';
import { ContactFields, EmergencyFields } from './people/contact-fields';
import { PayCard } from './people/pay-card';
import { ChargeTable, type PriceParts } from './price/charge-table';
import { Section } from './section';

/** Closing time of the offer, if it comes before the verification deadline. */
function earlyClosing(closesAt: string | null | undefined, now: number): string | null {
  const isSooner = closesAt && closesBeforeVerified(parseMoment(closesAt), now);
  return isSooner ? momentText(closesAt) : null;
}

const { confirm: copy } = orderPartsCopy;

type Parts = FormParts<Pick<OrderForm, 'invoice' | 'isDanger' | 'agreeProtocol' | 'dgPromise'>> &
  ComponentProps<typeof Consents>['parts'] &
  ComponentProps<typeof PayCard>['parts'] & {
    view: { quote: { offer: Pick<Offer, 'closesAt'> } | null };
    on: { readProtocol: () => void };
  };

type CloseProps = {
  parts: Parts;
  price: PriceParts;
  files: ReactNode;
  filesNote?: string;
  /** Country of arrival; missing in modes that ship nothing abroad. */
  country?: string | undefined;
  now: number;
  more?: ReactNode;
  beside?: ReactNode;
  promises?: ReactNode;
};

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
        <FieldMessage error={fieldError(view, 'files')} />
        {beside}
      </Section>
      <FormLongText parts={parts} path="remark" {...fieldNaming('remark')} />
      <Section title={copy.consents}>
        {promises}
        <Consents parts={parts} closes={earlyClosing(view.quote?.offer.closesAt, now)} onRead={parts.on.readProtocol} />
      </Section>
    </>
  );
}
