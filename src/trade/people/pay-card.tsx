import type { Invoice } from '../../../domain/order/form/form';
import { orderPartsCopy } from '../../copy/trade';
import { Checkbox } from '../../ui/form/checkbox';
import { FormChoice, FormText } from '../fields/fields';
import { listChoices } from '../fields/list-choices';
import { fieldNaming } from '../fields/named';
import type { FormParts } from '../form-parts';
import { Section } from '../section';

const { confirm: copy } = orderPartsCopy;

type PayProps = {
  parts: FormParts<{ invoice: Invoice }> & { view: { currencies: readonly string[] } };
};

export function PayCard({ parts }: PayProps) {
  const { lists, view, on } = parts;
  const { wanted } = view.form.invoice;
  const offered = listChoices(lists, 'currency').filter(({ key }) => view.currencies.includes(key));
  return (
    <Section title={copy.pay}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormChoice parts={parts} path="currency" {...fieldNaming('currency')} choices={offered} />
        <FormChoice parts={parts} path="payType" {...fieldNaming('payType')} choices={listChoices(lists, 'payType')} />
      </div>
      <Checkbox
        name="invoice.wanted"
        isChecked={wanted}
        isReadOnly={view.isLocked}
        onChange={(value) => on.edit({ kind: 'set', path: 'invoice.wanted', value })}
      >
        {copy.invoice}
      </Checkbox>
      {wanted && (
        <div className="mt-4 grid gap-x-4 sm:grid-cols-2">
          <FormChoice
            parts={parts}
            path="invoice.type"
            {...fieldNaming('invoice.type')}
            choices={listChoices(lists, 'invoiceType')}
          />
          <FormText parts={parts} path="invoice.title" {...fieldNaming('invoice.title')} />
          <FormText parts={parts} path="invoice.taxNo" {...fieldNaming('invoice.taxNo')} />
        </div>
      )}
    </Section>
  );
}
