import type { ReactNode } from 'react';

import { mallCancelFee } from '../../../domain/modes/mall/cancel';
import { FIELDS } from '../../../domain/modes/mall/fields';
import { sumGoods } from '../../../domain/modes/mall/price';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { mallCopy } from '../../copy/modes/mall';
import { mallOrderCopy } from '../../copy/modes/mall/order';
import { CloseStep } from '../../trade/close-step';
import { DeclaredField } from '../../trade/fields/declared-field';
import { FeeTable } from '../../trade/price/cancel-fees';
import type { PriceParts } from '../../trade/price/charge-table';
import type { MallParts } from './mall-parts';

const { fees: copy } = mallOrderCopy;

type ConfirmProps = { parts: MallParts; now: number; price: PriceParts; papers: ReactNode };

/** Cancellation fee: a share of the goods' price, free before handling starts. */
function CancelTerms({ parts: { view } }: Pick<ConfirmProps, 'parts'>) {
  const { charges } = view;
  const feeIn = (state: OrderState) => (charges === null ? undefined : mallCancelFee(state, sumGoods(charges)));
  const rows = [
    [copy.unconfirmed, feeIn('UNDER_REVIEW')],
    [copy.confirmed, feeIn('CONFIRMED')],
    [copy.booked, feeIn('BOOKED')],
    [copy.out, feeIn('CARGO_IN')],
  ] as const;
  return <FeeTable note={copy.note} rows={rows} />;
}

/** Price, contact and consents. No shipment, so no dangerous goods declaration. */
export function StepConfirm({ parts, now, price, papers }: ConfirmProps) {
  const still = { ...parts, view: { ...parts.view, form: { ...parts.view.form, isDanger: 'N' as const } } };
  return (
    <CloseStep
      parts={still}
      now={now}
      price={price}
      files={papers}
      filesNote={mallOrderCopy.filesNote}
      more={<CancelTerms parts={parts} />}
      promises={
        parts.view.form.isDanger === 'Y' && (
          <DeclaredField parts={parts} path="storeSafe" field={FIELDS.storeSafe} label={mallCopy.label.storeSafe} />
        )
      }
    />
  );
}
