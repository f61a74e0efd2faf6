import { selectCenterOrders } from '../../../machines/identity/center-orders';
import { selectCopier } from '../../../machines/shell/copier';
import { selectOrderCancel } from '../../../machines/order/order-cancel';
import { selectOrderReceipt } from '../../../machines/order/order-receipt';
import * as centerStories from '../../../stories/identity/center-orders.stories';
import * as copierStories from '../../../stories/shell/copier.stories';
import * as cancelStories from '../../../stories/order/order-cancel.stories';
import * as receiptStories from '../../../stories/order/order-receipt.stories';
import { describeStories } from '../../support/model/describe-stories';
import { centerOrdersPlan } from '../../support/plans/identity/center-orders.plan';
import { copierPlan } from '../../support/plans/shell/copier.plan';
import { orderCancelPlan } from '../../support/plans/order/order-cancel.plan';
import { orderReceiptPlan } from '../../support/plans/order/order-receipt.plan';

/** A dialog hides the background refresh. */
describeStories({
  plan: orderReceiptPlan,
  select: selectOrderReceipt,
  stories: receiptStories,
  looks: (view) =>
    view.stage === 'shown'
      ? { standing: view.standing, isGreeting: view.isGreeting, isBusy: view.isBusy && !view.isGreeting }
      : view,
});

describeStories({
  plan: orderCancelPlan,
  select: selectOrderCancel,
  stories: cancelStories,
  looks: ({ fee, beside: _, isClosed, ...view }) => ({
    ...view,
    isClosed: isClosed || view.failureCode === 'tooLate',
    reason: view.reason !== null,
    isFree: fee.amount === 0,
  }),
});

describeStories({
  plan: copierPlan,
  select: selectCopier,
  stories: copierStories,
  looks: ({ result }) => ({ result }),
});

describeStories({
  plan: centerOrdersPlan,
  select: selectCenterOrders,
  stories: centerStories,
  looks: ({ stage, isBusy, isNarrowed, pages, orders, openNo, failureCode }) => {
    if (stage !== 'listed') return { stage, failureCode };
    const isOpen = orders.some(({ orderNo }) => orderNo === openNo);
    return { isBusy, isOpen, isFilled: orders.length > 0, isNarrowed, hasPages: pages > 1 };
  },
});
