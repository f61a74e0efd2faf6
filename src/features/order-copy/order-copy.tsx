import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  orderCopyIntents,
  selectOrderCopy,
  type OrderCopyActor,
  type OrderCopyIntents,
  type OrderCopyView as View,
} from '../../../machines/order/order-copy';
import { orderCopyCopy as copy } from '../../copy/order/copy';
import { FieldMessage } from '../../ui/form/field-message';
import { Button } from '../../ui/press/button';

/** `over`: the order has ended and repeating it is the main action. */
type AgainPlace = 'head' | 'over';

type OrderCopyProps = {
  view: View;
  on: OrderCopyIntents;
  address: string;
  place: AgainPlace;
};

const LOOKS = {
  head: { look: 'line', size: 'medium', className: '' },
  over: { look: 'signal', size: 'large', className: 'max-md:w-full' },
} as const;

/** Repeats the order: the input is copied and only the offer is chosen anew. */
export function OrderCopyView({ view: { isBusy, failureCode }, on, address, place }: OrderCopyProps) {
  return (
    <>
      <Button {...LOOKS[place]} isBusy={isBusy} leadsTo={address} onClick={() => on.begin(address)}>
        {place === 'over' ? copy.anew : copy.again}
      </Button>
      <FieldMessage error={failureCode === null ? undefined : copy.failure[failureCode]} />
    </>
  );
}

type ConnectedProps = Pick<OrderCopyProps, 'address' | 'place'> & { actor: OrderCopyActor };

export function OrderCopy({ actor, ...props }: ConnectedProps) {
  const view = useSelector(actor, selectOrderCopy, shallowEqual);
  const on = useMemo(() => orderCopyIntents(actor), [actor]);
  return <OrderCopyView view={view} on={on} {...props} />;
}
