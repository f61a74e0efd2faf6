import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { isGivenUp } from '../../../domain/order/life/lifecycle';
import { orderNoInGroups } from '../../../domain/order/life/number';
import {
  CANCEL_REASONS,
  orderCancelIntents,
  selectOrderCancel,
  type OrderCancelActor,
  type OrderCancelIntents,
  type OrderCancelView as View,
} from '../../../machines/order/order-cancel';
import { madeWithCopy } from '../../copy/order/made-with';
import { orderCancelCopy as copy } from '../../copy/after/cancel';
import { Button } from '../../ui/press/button';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { FieldMessage } from '../../ui/form/field-message';
import { IconButton } from '../../ui/press/icon-button';
import { Price } from '../../ui/show/price';
import { Select } from '../../ui/form/select';

const CHOICES = CANCEL_REASONS.map((key) => ({ key, label: copy.reasons[key] }));

type OrderCancelProps = { view: View; on: OrderCancelIntents };

function Fee({ view: { fee, failureCode } }: Pick<OrderCancelProps, 'view'>) {
  return (
    <div className={`mt-4 rounded-card px-4 py-3 ${fee.amount > 0 ? 'bg-warn-tint' : 'bg-canvas'}`}>
      {fee.amount > 0 ? (
        <p className="flex items-baseline justify-between gap-4">
          {copy.fee}
          <Price {...fee} size="large" />
        </p>
      ) : (
        <p>{copy.free}</p>
      )}
      {failureCode === 'feeChanged' && (
        <p role="alert" className="mt-1 font-medium text-warn">
          {copy.changed}
        </p>
      )}
    </div>
  );
}

/** The linked order stays; shows the fee for cancelling it as well. */
function Beside({ view: { beside } }: Pick<OrderCancelProps, 'view'>) {
  if (!beside || isGivenUp(beside.state)) return null;
  const { orderNo, cancelFee } = beside;
  return <p className="mt-3 text-muted">{madeWithCopy.cancel(orderNoInGroups(orderNo), cancelFee)}</p>;
}

function Question({ view, on }: OrderCancelProps) {
  const { reason, isReasonMissing, isBusy, failureCode } = view;
  const isFault = failureCode !== null && failureCode !== 'feeChanged';
  return (
    <>
      <Fee view={view} />
      <Beside view={view} />
      <div className="mt-4">
        <Select
          label={copy.reason}
          hint=""
          error={isReasonMissing ? copy.reasonMissing : undefined}
          choices={CHOICES}
          chosen={reason}
          placeholder={copy.placeholder}
          isOff={isBusy}
          onChoose={on.choose}
        />
      </div>
      <div className="min-h-6">
        <FieldMessage error={isFault ? copy.failure[failureCode] : undefined} />
      </div>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button look="line" className="flex-1" onClick={on.keep}>
          {copy.keep}
        </Button>
        <Button look="sea" className="flex-1" isBusy={isBusy} onClick={on.confirm}>
          {isBusy ? copy.busy : copy.confirm}
        </Button>
      </div>
    </>
  );
}

/** The fee is shown before the button that cancels. */
export function OrderCancelDialogView({ view, on }: OrderCancelProps) {
  return (
    <Dialog shape="sheet" isAlert className="p-6 max-md:pb-8 md:w-110" onClose={on.keep}>
      <IconButton name="close" label={copy.close} className="absolute top-3 right-3" onClick={on.keep} />
      <DialogTitle className="pr-8 text-20">{copy.title}</DialogTitle>
      {view.isClosed ? (
        <>
          <p role="alert" className="mt-4">
            {copy.failure.tooLate}
          </p>
          <Button look="sea" className="mt-6 w-full" onClick={on.keep}>
            {copy.back}
          </Button>
        </>
      ) : (
        <Question view={view} on={on} />
      )}
    </Dialog>
  );
}

export function OrderCancelDialog({ actor }: { actor: OrderCancelActor }) {
  const view = useSelector(actor, selectOrderCancel, shallowEqual);
  const on = useMemo(() => orderCancelIntents(actor), [actor]);
  return <OrderCancelDialogView view={view} on={on} />;
}
