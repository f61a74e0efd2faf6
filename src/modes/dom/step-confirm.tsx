import { domCancelFee } from '../../../domain/modes/dom/cancel';
import { splitTax } from '../../../domain/offer/charges';
import { readBoxCounts, findUnpriced } from '../../../domain/modes/dom/reading';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { domCopy } from '../../copy/modes/dom';
import { domOrderCopy as copy } from '../../copy/modes/dom/order';
import type { StepProps } from '../../features/order/step-props';
import { CloseStep } from '../../trade/close-step';
import { FormText } from '../../trade/fields/fields';
import { CancelFees } from '../../trade/price/cancel-fees';
import { Section } from '../../trade/section';
import { Checkbox } from '../../ui/form/checkbox';
import type { DomParts } from './dom-parts';
import { OwnChoice } from './own-fields';

const yuan = (amount: number): string => formatMoney({ amount, currency: YUAN });

function Taxed({ parts: { view } }: { parts: DomParts }) {
  if (!view.charges) return <p className="text-warn">{copy.unpriced[findUnpriced(view.form) ?? 'door']}</p>;
  const { net, tax, total } = splitTax(view.charges);
  return (
    <dl className="grid grid-cols-3 gap-3">
      {(
        [
          [copy.net, net],
          [copy.taxAmount(view.form.taxRate), tax],
          [copy.total, total],
        ] as const
      ).map(([name, amount]) => (
        <div key={name}>
          <dt className="text-12 text-muted">{name}</dt>
          <dd className="text-16 font-semibold text-ink">{yuan(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function TaxCard({ parts }: { parts: DomParts }) {
  const { view, on } = parts;
  return (
    <Section title={copy.tax} note={copy.taxNote}>
      <Taxed parts={parts} />
      <div className="mt-4 grid gap-x-4 sm:grid-cols-2">
        <OwnChoice parts={parts} path="taxRate" words={copy.taxes} />
      </div>
      <Checkbox
        name="insured"
        isChecked={view.form.insured}
        isReadOnly={view.isLocked}
        onChange={(value) => on.edit({ kind: 'set', path: 'insured', value })}
      >
        {domCopy.label.insured}
      </Checkbox>
      {view.form.insured && (
        <div className="mt-3 max-w-60">
          <FormText parts={parts} path="goodsValue" label={domCopy.label.goodsValue} isNumber />
        </div>
      )}
    </Section>
  );
}

type ConfirmProps = Pick<StepProps<DomParts>, 'parts' | 'now' | 'price' | 'papers'>;

export const StepConfirm = ({ parts, now, price, papers }: ConfirmProps) => (
  <CloseStep
    parts={parts}
    now={now}
    price={price}
    files={papers}
    more={
      <>
        <TaxCard parts={parts} />
        <CancelFees
          note={copy.fees}
          isCounted={readBoxCounts(parts.view.form) !== null}
          feeIn={(state) => domCancelFee(state, readBoxCounts(parts.view.form) ?? [])}
        />
      </>
    }
  />
);
