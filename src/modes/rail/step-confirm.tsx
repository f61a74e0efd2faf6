import type { ReactNode } from 'react';

import { railCancelFee } from '../../../domain/modes/rail/cancel';
import { areCounted, countBoxes } from '../../../domain/order/blocks/load';
import { railCopy } from '../../copy/modes/rail';
import { railOrderCopy as copy } from '../../copy/modes/rail/order';
import { CloseStep } from '../../trade/close-step';
import { fieldError, focusTurnAtPath, requiredLabel } from '../../trade/form-parts';
import { CancelFees } from '../../trade/price/cancel-fees';
import type { PriceParts } from '../../trade/price/charge-table';
import { Checkbox } from '../../ui/form/checkbox';
import { FieldMessage } from '../../ui/form/field-message';
import type { RailParts } from './order-parts';

/** A customer who sends freezable goods unheated must accept the risk explicitly. */
function Waiver({ parts: { view, on } }: { parts: RailParts }) {
  if (!view.required.includes('freezeWaiver')) return null;
  return (
    <div className="mb-4">
      <Checkbox
        name="freezeWaiver"
        isChecked={view.form.freezeWaiver}
        isInvalid={fieldError(view, 'freezeWaiver') !== undefined}
        isRequired={requiredLabel(view, 'freezeWaiver') !== undefined}
        isReadOnly={view.isLocked}
        focusTurn={focusTurnAtPath(view, 'freezeWaiver')}
        onChange={(value) => on.edit({ kind: 'set', path: 'freezeWaiver', value })}
      >
        {`${railCopy.label.freezeWaiver}：${copy.waiverText}`}
      </Checkbox>
      <FieldMessage error={fieldError(view, 'freezeWaiver')} />
    </div>
  );
}

type ConfirmProps = { parts: RailParts; now: number; price: PriceParts; papers: ReactNode };

export const StepConfirm = ({ parts, now, price, papers }: ConfirmProps) => (
  <CloseStep
    parts={parts}
    price={price}
    files={papers}
    now={now}
    more={
      <CancelFees
        names={copy.cancelNames}
        isCounted={areCounted(parts.view.form.boxes)}
        feeIn={(state) => railCancelFee(state, countBoxes(parts.view.form.boxes), parts.quote.offer.detail.notice)}
      />
    }
    promises={<Waiver parts={parts} />}
  />
);
