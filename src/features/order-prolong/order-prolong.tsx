import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { orderProlongIntents, selectOrderProlong, type OrderProlongActor } from '../../../machines/order/order-prolong';
import { orderProlongCopy as copy } from '../../copy/after/prolong';
import { Button } from '../../ui/press/button';
import { ProlongDialog, type ProlongProps } from './prolong-dialog';

export function OrderProlongView(props: ProlongProps) {
  const { days, total, view, on } = props;
  return (
    <>
      <Button look="line" size="small" onClick={() => on.open(days, total)}>
        {copy.open}
      </Button>
      {view.isOpen && <ProlongDialog {...props} />}
    </>
  );
}

export function OrderProlong({ actor, ...props }: Omit<ProlongProps, 'view' | 'on'> & { actor: OrderProlongActor }) {
  const view = useSelector(actor, selectOrderProlong);
  const on = useMemo(() => orderProlongIntents(actor), [actor]);
  return <OrderProlongView view={view} on={on} {...props} />;
}
