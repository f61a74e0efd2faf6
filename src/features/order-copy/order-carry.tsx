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
import { Button } from '../../ui/press/button';
import { TextLink } from '../../ui/press/text-link';
import { Bar } from '../../ui/show/bar';
import { EmptyState } from '../../ui/show/empty-state';

const ROWS = [1, 2, 3];

type OrderCarryProps = {
  view: View;
  on: OrderCopyIntents;
  blankAt: string;
};

export const OrderCarryView = ({ view: { failureCode }, on, blankAt }: OrderCarryProps) => (
  <div className="wrap min-h-dvh pt-8 pb-20" aria-busy={failureCode === null}>
    {failureCode === null ? (
      <div className="grid animate-pulse gap-4">
        <output className="sr-only">{copy.carrying}</output>
        {ROWS.map((row) => (
          <Bar key={row} className="h-28" />
        ))}
      </div>
    ) : (
      <EmptyState role="alert" title={copy.notCarried} text={copy.failure[failureCode]}>
        <Button look="sea" onClick={() => on.begin(blankAt)}>
          {copy.retry}
        </Button>
        <TextLink href={blankAt}>{copy.without}</TextLink>
      </EmptyState>
    )}
  </div>
);

export function OrderCarry({ actor, blankAt }: { actor: OrderCopyActor; blankAt: string }) {
  const view = useSelector(actor, selectOrderCopy, shallowEqual);
  const on = useMemo(() => orderCopyIntents(actor), [actor]);
  return <OrderCarryView view={view} on={on} blankAt={blankAt} />;
}
