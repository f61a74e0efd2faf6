import type { Invoice } from '../../../domain/order/form/form';
import { orderPartsCopy } from '../../copy/trade';
import { Checkbox } from '../../ui/form/checkbox';
import { FormChoice, FormText } from '../fields/fields';
import { choicesOf } from '../fields/list-choices';
import { named } from '../fields/named';
import type { FormParts } from '../form-parts';
import { Section } from '../section';

const { confirm: copy } = orderPartsCopy;

type PayProps = {
  /** `currencies`: currencies of the totals. */
  parts: FormParts<{ invoice: Invoice }> & { view: { currencies: readonly string[] } };
};

export function PayCard({ parts }: PayProps) {
  const { lists, view, on } = parts;
  const { wanted } = view.form.invoice;
  const offered = choicesOf(lists, 'currency').filter(({ key }) => view.currencies.includes(key));
  return (
    <Section title={copy.pay}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormChoice parts={parts} path="currency" {...named('currency')} choices={offered} />
        <FormChoice parts={parts} path="payType" {...named('payType')} choices={choicesOf(lists, 'payType')} />
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
            {...named('invoice.type')}
            choices={choicesOf(lists, 'invoiceType')}
          />
          <FormText parts={parts} path="invoice.title" {...named('invoice.title')} />
          <FormText parts={parts} path="invoice.taxNo" {...named('invoice.taxNo')} />
        </div>
      )}
    </Section>
  );
}
