import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  orderCopyIntents,
  selectOrderCopy,
  type OrderCopyActor,
  type OrderCopyIntents,
  type OrderCopyView as View,
} from '../../../machines/order/order-copy';
import { orderCopyCopy as copy } from '../../copy/order-copy';
import { FieldMessage } from '../../ui/form/field-message';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { Button } from '../../ui/press/button';

/** `over`: nothing else can be done with the order. */
export type AgainPlace = 'head' | 'over';

type OrderCopyProps = {
  view: View;
  on: OrderCopyIntents;
  /** Where an offer for it is looked for. */
  address: string;
  place: AgainPlace;
};

const LOOKS = {
  head: { look: 'line', size: 'medium', className: '' },
  over: { look: 'signal', size: 'large', className: 'max-md:w-full' },
} as const;

function Question({ goods, on }: { goods: readonly string[]; on: OrderCopyIntents }) {
  return (
    <Dialog shape="sheet" isAlert className="md:w-120" onClose={on.leave}>
      <div className="grid gap-4 p-5 md:p-6">
        <DialogTitle className="text-20">{copy.title}</DialogTitle>
        <p>{copy.text}</p>
        <p className="rounded-control bg-canvas px-4 py-3">
          <span className="text-muted">{copy.goods}</span> {goods.join('、') || copy.unknown}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="line" onClick={on.replace}>
            {copy.replace}
          </Button>
          <Button look="sea" onClick={on.leave}>
            {copy.leave}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The order once more: all that was filled in goes along, and only the offer is chosen anew. */
export function OrderCopyView({ view: { isBusy, question, failureCode }, on, address, place }: OrderCopyProps) {
  return (
    <>
      <Button {...LOOKS[place]} isBusy={isBusy} leadsTo={address} onClick={() => on.begin(address)}>
        {place === 'over' ? copy.anew : copy.again}
      </Button>
      <FieldMessage error={failureCode === null ? undefined : copy.failure[failureCode]} />
      {question && <Question goods={question} on={on} />}
    </>
  );
}

type ConnectedProps = Pick<OrderCopyProps, 'address' | 'place'> & { actor: OrderCopyActor };

export function OrderCopy({ actor, ...props }: ConnectedProps) {
  const view = useSelector(actor, selectOrderCopy, shallowEqual);
  const on = useMemo(() => orderCopyIntents(actor), [actor]);
  return <OrderCopyView view={view} on={on} {...props} />;
}
