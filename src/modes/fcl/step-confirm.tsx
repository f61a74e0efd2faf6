import type { ReactNode } from 'react';

import { boxesIn } from '../../../domain/order/blocks/load';
import { closesBeforeVerified } from '../../../domain/order/lifecycle';
import { momentIn } from '../../../domain/values/moments';
import { momentWords } from '../../copy/moment-words';
import { cancelFee } from '../../../domain/order/cancel-fees';
import { orderPartsCopy, priceCopy } from '../../copy/trade';
import { ChargesConsent } from '../../trade/charges-consent';
import { Consents } from '../../trade/consents';
import { FormLongText } from '../../trade/fields/long-text';
import { named } from '../../trade/fields/named';
import { errorAt } from '../../trade/form-parts';
import { ContactFields, EmergencyFields } from '../../trade/people/contact-fields';
import { PayCard } from '../../trade/people/pay-card';
import { CancelFees } from '../../trade/price/cancel-fees';
import { ChargeTable, type PriceParts } from '../../trade/price/charge-table';
import { Section } from '../../trade/section';
import { FieldMessage } from '../../ui/form/field-message';
import type { FclParts } from './fcl-parts';

const { confirm: copy } = orderPartsCopy;

type ConfirmProps = { parts: FclParts; now: number; price: PriceParts; files: ReactNode };

/** When the sailing closes, where that is before a verification would have to be done. */
function closingIn({ view: { quote } }: FclParts, now: number): string | null {
  const closesAt = quote?.offer.closesAt ?? null;
  if (closesAt === null || !closesBeforeVerified(momentIn(closesAt), now)) return null;
  const { date, time } = momentWords(closesAt);
  return `${date} ${time}`;
}

/** What it costs, who is asked and told, and what is agreed to. */
export function StepConfirm({ parts, now, price, files }: ConfirmProps) {
  const { view } = parts;
  return (
    <>
      <Section title={priceCopy.charges}>
        <ChargeTable {...price} />
      </Section>
      <CancelFees
        feeIn={(state) => cancelFee(state, boxesIn(view.form.boxes))}
        consent={<ChargesConsent parts={parts} onRead={parts.on.readCharges} />}
      />
      <PayCard parts={parts} />
      <Section title={copy.contact}>
        <ContactFields parts={parts} />
        {view.form.isDanger === 'Y' && <EmergencyFields parts={parts} />}
      </Section>
      <Section title={copy.files} note={copy.filesNote}>
        {files}
        <FieldMessage error={errorAt(view, 'files')} />
      </Section>
      <FormLongText parts={parts} path="remark" {...named('remark')} />
      <Section title={copy.consents}>
        <Consents parts={parts} onRead={parts.on.readProtocol} closes={closingIn(parts, now)} />
      </Section>
    </>
  );
}
