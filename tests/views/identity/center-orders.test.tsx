import { person } from '#person';
import { screen } from '@testing-library/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { expect } from 'vitest';

import { orderNoInGroups } from '../../../domain/order/number';
import {
  centerOrdersIntents,
  selectCenterOrders,
  type CenterOrdersActor,
  type CenterOrdersSnapshot,
} from '../../../machines/identity/center-orders';
import { centerOrdersCopy as copy } from '../../../src/copy/center-orders';
import { orderStateNames } from '../../../src/copy/order-states';
import { CenterOrdersView } from '../../../src/features/user-center/center-orders';
import { elsewhere, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { centerOrdersPlan } from '../../support/plans/identity/center-orders.plan';

function List({ actor }: { actor: CenterOrdersActor }) {
  const view = useSelector(actor, selectCenterOrders, shallowEqual);
  return <CenterOrdersView view={view} on={centerOrdersIntents(actor)} />;
}

const buttons = (name: RegExp) => screen.queryAllByRole('button', { name });

/** What a person must see, said once more by hand. */
function look(now: CenterOrdersSnapshot) {
  const { stage, orders, drafts, openNo, failureCode, isBusy } = selectCenterOrders(now);
  if (stage === 'loading') return expect(screen.getByRole('status').textContent).toBe(copy.loading);
  if (failureCode !== null) return expect(screen.getByRole('alert').textContent).toContain(copy.failure[failureCode]);
  expect(screen.getByRole('button', { name: copy.refresh }).getAttribute('aria-busy')).toBe(String(isBusy));
  const further = screen.queryAllByRole('link', { name: /^接着填/ }).map((link) => link.getAttribute('href'));
  expect(further, 'each draft is gone on with at its price').toEqual(
    drafts.map(({ quoteId }) => `/shippingFcl/addOrder?quote=${quoteId}`),
  );
  if (orders.length === 0) return expect(screen.getByText(copy.none)).toBeTruthy();
  for (const { orderNo, state } of orders) {
    expect(screen.getByText(orderNoInGroups(orderNo))).toBeTruthy();
    expect(screen.getByText(orderStateNames[state])).toBeTruthy();
    const detail = screen.getByRole('button', { name: copy.detailOf(orderNo) });
    expect(detail.getAttribute('aria-expanded'), 'one order at a time lies open').toBe(String(orderNo === openNo));
  }
  expect(buttons(/^取消订单/).length, 'only what may be given up offers it').toBe(
    orders.filter(({ cancelFee }) => cancelFee !== null).length,
  );
}

walkView({
  plan: centerOrdersPlan,
  mount: (actor) => <List actor={actor} />,
  perform: {
    'order.toggle': ({ orderNo }, { context }) =>
      context.orders.some((one) => one.orderNo === orderNo)
        ? person.press('button', copy.detailOf(orderNo))
        : elsewhere(),
    'cancellation.open': ({ orderNo }) => pressOrLate('button', copy.cancelOf(orderNo)),
    'orders.refresh': () => person.press('button', /^(刷新|重试)$/),
  },
  look,
});
