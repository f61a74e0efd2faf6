import type { ReactNode } from 'react';

import { fieldNames, orderStepsCopy } from '../../copy/trade';
import { Checkbox } from '../../ui/form/checkbox';
import { FieldMessage } from '../../ui/form/field-message';
import { ChargeTable } from '../../trade/price/charge-table';
import { Consents } from '../../trade/consents';
import { FormChoice, FormText } from '../../trade/fields/fields';
import { errorAt, focusTurnAt, type FormParts } from '../../trade/form-parts';
import { choicesOf } from '../../trade/fields/list-choices';
import type { PriceParts } from '../../trade/price/price-panel';
import { Section } from '../../trade/section';
import { useFocusTurn } from '../../ui/layer/focus-turn';

const { confirm: copy } = orderStepsCopy;

type PartsProps = { parts: FormParts };

function Pay({ parts }: PartsProps) {
  const { lists, view, on } = parts;
  return (
    <Section title={copy.pay}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormChoice parts={parts} path="currency" field="currency" choices={choicesOf(lists, 'currency')} />
        <FormChoice parts={parts} path="payType" field="payType" choices={choicesOf(lists, 'payType')} />
      </div>
      <Checkbox
        name="invoice.wanted"
        isChecked={view.form.invoice.wanted}
        isReadOnly={view.isLocked}
        onChange={(value) => on.edit({ kind: 'set', path: 'invoice.wanted', value })}
      >
        {copy.invoice}
      </Checkbox>
      {view.form.invoice.wanted && (
        <div className="mt-4 grid gap-x-4 sm:grid-cols-2">
          <FormChoice
            parts={parts}
            path="invoice.type"
            field="invoice.type"
            choices={choicesOf(lists, 'invoiceType')}
          />
          <FormText parts={parts} path="invoice.title" field="invoice.title" />
          <FormText parts={parts} path="invoice.taxNo" field="invoice.taxNo" />
        </div>
      )}
    </Section>
  );
}

function People({ parts }: PartsProps) {
  return (
    <Section title={copy.contact}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormText parts={parts} path="contactName" field="contactName" autoComplete="name" />
        <FormText parts={parts} path="contactPhone" field="contactPhone" type="tel" autoComplete="tel" />
        <FormText parts={parts} path="contactEmail" field="contactEmail" type="email" autoComplete="email" />
      </div>
      {parts.view.form.isDanger === 'Y' && (
        <>
          <p className="mb-3 border-t border-line pt-4 text-12 text-muted">{copy.emergencyNote}</p>
          <div className="grid gap-x-4 sm:grid-cols-2">
            <FormText parts={parts} path="emergencyName" field="emergencyName" />
            <FormText parts={parts} path="emergencyPhone" field="emergencyPhone" type="tel" />
          </div>
        </>
      )}
    </Section>
  );
}

function Remark({ parts: { view, on } }: PartsProps) {
  const ref = useFocusTurn<HTMLTextAreaElement>(focusTurnAt(view, 'remark'));
  return (
    <label className="grid gap-1.5">
      <span className="font-medium text-ink">{fieldNames.remark}</span>
      <textarea
        ref={ref}
        rows={3}
        name="remark"
        value={view.form.remark}
        readOnly={view.isLocked}
        aria-invalid={errorAt(view, 'remark') !== undefined || undefined}
        className="w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-ink aria-invalid:border-bad"
        onChange={({ target }) => on.edit({ kind: 'set', path: 'remark', value: target.value })}
        onBlur={() => on.leave('remark')}
      />
      <FieldMessage error={errorAt(view, 'remark')} />
    </label>
  );
}

type ConfirmProps = PartsProps & { price: PriceParts; files: ReactNode };

/** What it costs, who is asked and told, and what is agreed to. */
export function StepConfirm({ parts, price, files }: ConfirmProps) {
  return (
    <>
      <Section title={copy.charges}>
        <ChargeTable {...price} />
      </Section>
      <Pay parts={parts} />
      <People parts={parts} />
      <Section title={copy.files} note={copy.filesNote}>
        {files}
        <FieldMessage error={errorAt(parts.view, 'files')} />
      </Section>
      <Remark parts={parts} />
      <Section title={copy.consents}>
        <Consents parts={parts} />
      </Section>
    </>
  );
}
