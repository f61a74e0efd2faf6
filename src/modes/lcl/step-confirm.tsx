import type { ReactNode } from 'react';

import { lclCopy } from '../../copy/modes/lcl';
import { CloseStep } from '../../trade/close-step';
import { errorAt, focusTurnAt, requiredAt } from '../../trade/form-parts';
import type { PriceParts } from '../../trade/price/charge-table';
import { Checkbox } from '../../ui/form/checkbox';
import { FieldMessage } from '../../ui/form/field-message';
import type { LclParts } from './order-parts';

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

type ConfirmProps = { parts: LclParts; price: PriceParts; papers: ReactNode };

/** What it costs, who is asked and told, and what is agreed to. */
export const StepConfirm = ({ parts, price, papers }: ConfirmProps) => (
  <CloseStep parts={parts} price={price} files={papers} promises={<Tolerance parts={parts} />} />
);
