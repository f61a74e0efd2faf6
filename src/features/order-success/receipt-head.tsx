import type { ReactNode } from 'react';

import { needsOffer, type OrderState } from '../../../domain/order/life/lifecycle';
import { orderNoInGroups } from '../../../domain/order/life/number';
import type { OrderReceiptIntents, ShownReceipt } from '../../../machines/order/order-receipt';
import { orderReceiptCopy as copy } from '../../copy/orders/receipt';
import { stateName } from '../../copy/orders/states';
import { Badge, type BadgeLook } from '../../ui/mark/badge';
import { Button } from '../../ui/press/button';
import { catchFocus } from '../../ui/layer/catch-focus';
import { WorkIcon } from '../../ui/mark/work-icon';
import { Mark } from './mark';
import { momentText } from '../../copy/words/moment-words';

type ReceiptHeadProps = {
  view: ShownReceipt;
  note?: string | undefined;
  again: ReactNode;
  on: OrderReceiptIntents;
  copier: ReactNode;
  edition: ReactNode;
};

const badgeLook = ({ order, standing, steps }: ShownReceipt): BadgeLook => {
  if (standing === 'over' || needsOffer(order)) return 'bad';
  const isMissing = order.asked !== null || steps.some(({ code }) => code === 'PAPERS');
  return standing === 'calm' && !isMissing ? 'good' : 'warn';
};

/** States in which the success heading is still shown. */
const JUST_IN: readonly OrderState[] = ['SUBMITTED', 'AWAIT_VERIFY', 'UNDER_REVIEW', 'DG_REVIEW'];

function receiptTitle({ order, standing, isFresh }: ShownReceipt): string {
  if (standing === 'over') return copy.over;
  if (needsOffer(order)) return copy.choose;
  return isFresh && JUST_IN.includes(order.state) ? copy.title : copy.plainTitle;
}

export function ReceiptHead({ view, note = copy.note, again, on, copier, edition }: ReceiptHeadProps) {
  const { order, standing, isFresh } = view;
  const [isOver, isOpenAgain] = [standing === 'over', needsOffer(order)];
  return (
    <section className="flex flex-wrap items-start gap-4 md:gap-x-6">
      {isFresh && !isOver && !isOpenAgain && <Mark className="size-10 md:size-14" />}
      <div className="min-w-0 flex-1 basis-60">
        <h1 ref={catchFocus} className="text-24 md:text-32">
          {receiptTitle(view)}
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-16">
          <span>
            {copy.orderNo}{' '}
            <b className="font-semibold tracking-wide whitespace-nowrap text-ink">{orderNoInGroups(order.orderNo)}</b>
          </span>
          {copier}
          <span className="text-14 text-muted">{copy.submittedAt(momentText(order.submittedAt))}</span>
          <span className="text-14 text-muted">
            {copy.agreedTo}
            {edition}
          </span>
          <span className="sr-only">{copy.state}</span>
          <Badge look={badgeLook(view)}>{isOpenAgain ? copy.choose : stateName(order, order.state)}</Badge>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button look="line" onClick={on.print}>
          <WorkIcon name="print" />
          {copy.print(note)}
        </Button>
        {!isOver && !isOpenAgain && again}
        <Button look="line" onClick={() => on.visitCenter('workplace')}>
          {copy.all}
        </Button>
      </div>
    </section>
  );
}
