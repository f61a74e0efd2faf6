import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { orderAmendIntents, selectOrderAmend, type OrderAmendActor } from '../../../machines/order/order-amend';
import { momentText } from '../../copy/words/moment-words';
import { orderAmendCopy as copy } from '../../copy/after/amend';
import { Button } from '../../ui/press/button';
import { AmendDialog, type AmendProps } from './amend-dialog';

/** Amounts of an order can be changed until they are measured. */
export function AmendAmountsView(props: AmendProps) {
  const { amend, total, view, on } = props;
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button look="line" size="small" onClick={() => on.open(amend.rows, total)}>
        {copy.open}
      </Button>
      <span className="text-12 text-muted">{copy.until(momentText(amend.until))}</span>
      {view.isOpen && <AmendDialog {...props} />}
    </p>
  );
}

export function AmendAmounts({
  actor,
  ...props
}: Pick<AmendProps, 'amend' | 'total' | 'names'> & { actor: OrderAmendActor }) {
  const view = useSelector(actor, selectOrderAmend);
  const on = useMemo(() => orderAmendIntents(actor), [actor]);
  return <AmendAmountsView view={view} on={on} {...props} />;
}
