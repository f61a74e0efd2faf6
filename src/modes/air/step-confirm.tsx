import type { ReactNode } from 'react';

import { OWN } from '../../../domain/modes/air/fields';
import { airCopy } from '../../copy/modes/air';
import { orderPartsCopy, priceCopy } from '../../copy/trade';
import { Consents } from '../../trade/consents';
import { FormText } from '../../trade/fields/fields';
import { FormLongText } from '../../trade/fields/long-text';
import { named } from '../../trade/fields/named';
import { errorAt } from '../../trade/form-parts';
import { ContactFields, EmergencyFields } from '../../trade/people/contact-fields';
import { PayCard } from '../../trade/people/pay-card';
import { ChargeTable, type PriceParts } from '../../trade/price/charge-table';
import { Section } from '../../trade/section';
import { FieldMessage } from '../../ui/form/field-message';
import type { AirParts } from './air-parts';

const { confirm: copy } = orderPartsCopy;

type ConfirmProps = { parts: AirParts; price: PriceParts; files: ReactNode };

/** What it costs, who is asked and told, and what is agreed to. */
export function StepConfirm({ parts, price, files }: ConfirmProps) {
  const { view, quote } = parts;
  return (
    <>
      <Section title={priceCopy.charges}>
        <ChargeTable {...price} />
      </Section>
      <PayCard parts={parts} />
      <Section title={copy.contact}>
        <ContactFields parts={parts} />
        {view.form.isDanger === 'Y' && <EmergencyFields parts={parts} />}
      </Section>
      <Section title={copy.files} note={copy.filesNote}>
        {files}
        <FieldMessage error={errorAt(view, 'files')} />
        {OWN.asks('condYear', view.form, { quote }) && (
          <div className="mt-3 max-w-60">
            <FormText parts={parts} path="condYear" label={airCopy.label.condYear} isNumber />
          </div>
        )}
      </Section>
      <FormLongText parts={parts} path="remark" {...named('remark')} />
      <Section title={copy.consents}>
        <Consents parts={parts} onRead={parts.on.readProtocol} />
      </Section>
    </>
  );
}
