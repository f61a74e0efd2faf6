import type { ReactNode } from 'react';

import { toldSum } from '../../../domain/offer/charges';
import { formatMoney } from '../../../domain/values/money';
import { orderNoInGroups } from '../../../domain/order/life/number';
import type { ReceiptParts } from '../../../domain/order/receipt/placed';
import type { OrderReceiptIntents, ReceiptStep, ShownReceipt } from '../../../machines/order/order-receipt';
import { orderReceiptCopy as copy } from '../../copy/orders/receipt';
import { routeText } from '../../copy/words/route-words';
import type { NextStep } from './next-steps';
import { OrderSuccessDialogView } from './order-success-dialog';
import { dueText } from './receipt-words';
import { momentText } from '../../copy/words/moment-words';

const STAGES = { done: 'done', now: 'now', missed: 'now', gone: 'later', later: 'later', departure: 'later' } as const;

function describeNextStep({ code, at, standing }: ReceiptStep, { leaving, hints }: ReceiptParts): NextStep {
  const hint = hints?.[code] ?? copy.hints[code as keyof typeof copy.hints];
  const name = (code === 'DEPARTURE' ? leaving : undefined) ?? copy.steps[code];
  return { name, hint, when: dueText(code, at), stage: STAGES[standing] };
}

const nearest = (steps: readonly ReceiptStep[], parts: ReceiptParts): NextStep[] =>
  steps
    .filter(({ standing }) => standing !== 'later' && standing !== 'gone')
    .map((step) => describeNextStep(step, parts));

type OrderGreetingProps = {
  view: ShownReceipt;
  parts: ReceiptParts;
  copier: ReactNode;
  on: Pick<OrderReceiptIntents, 'closeGreeting' | 'verify'>;
};

/** Congratulates once, over the page with the details. */
export function OrderGreeting({ view: { order, steps, standing }, parts, copier, on }: OrderGreetingProps) {
  const isWaiting = standing !== 'calm';
  return (
    <OrderSuccessDialogView
      order={{
        orderNo: orderNoInGroups(order.orderNo),
        facts: [
          { label: order.org.code === '' ? parts.carrierName : (parts.route ?? copy.route), value: routeText(order) },
          { label: parts.amountName, value: parts.amount },
          ...(parts.leaving === null
            ? []
            : [{ label: parts.leaving ?? copy.steps.DEPARTURE, value: momentText(order.etd) }]),
          { label: copy.total, value: formatMoney(toldSum(order.charges)), isStrong: true },
        ],
        steps: nearest(steps, parts),
        onward: isWaiting ? copy.banner.verify : copy.look,
      }}
      copier={copier}
      onOnward={isWaiting ? on.verify : on.closeGreeting}
      onClose={on.closeGreeting}
    />
  );
}
