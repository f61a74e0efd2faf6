import type { ReactNode } from 'react';

import { lclCopy } from '../../copy/modes/lcl';
import { orderPartsCopy, priceCopy } from '../../copy/trade';
import { Consents } from '../../trade/consents';
import { FormLongText } from '../../trade/fields/long-text';
import { named } from '../../trade/fields/named';
import { errorAt, focusTurnAt, requiredAt } from '../../trade/form-parts';
import { ContactFields, EmergencyFields } from '../../trade/people/contact-fields';
import { PayCard } from '../../trade/people/pay-card';
import { ChargeTable, type PriceParts } from '../../trade/price/charge-table';
import { Section } from '../../trade/section';
import { Checkbox } from '../../ui/form/checkbox';
import { FieldMessage } from '../../ui/form/field-message';
import type { LclParts } from './order-parts';

const { confirm: copy } = orderPartsCopy;

/** What is measured at the shed is what is charged. */
function Tolerance({ parts: { view, on } }: { parts: LclParts }) {
  return (
    <div className="mb-4">
      <Checkbox
        name="tolerance"
        isChecked={view.form.tolerance}
        isInvalid={errorAt(view, 'tolerance') !== undefined}
        isRequired={requiredAt(view, 'tolerance') !== undefined}
        isReadOnly={view.isLocked}
        focusTurn={focusTurnAt(view, 'tolerance')}
        onChange={(value) => on.edit({ kind: 'set', path: 'tolerance', value })}
      >
        {lclCopy.label.tolerance}
      </Checkbox>
      <FieldMessage error={errorAt(view, 'tolerance')} />
    </div>
  );
}

type ConfirmProps = { parts: LclParts; price: PriceParts; files: ReactNode };

/** What it costs, who is asked and told, and what is agreed to. */
export function StepConfirm({ parts, price, files }: ConfirmProps) {
  const { view } = parts;
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
      </Section>
      <FormLongText parts={parts} path="remark" {...named('remark')} />
      <Section title={copy.consents}>
        <Tolerance parts={parts} />
        <Consents parts={parts} onRead={parts.on.readProtocol} />
      </Section>
    </>
  );
}
