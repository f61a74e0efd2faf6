import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { Router } from 'wouter';

import { orderNoInGroups } from '../../../domain/order/number';
import {
  selectOrderReceipt,
  type OrderReceiptActor,
  type OrderReceiptSnapshot,
  type ShownReceipt,
} from '../../../machines/order/order-receipt';
import { clockWords } from '../../../src/copy/moment-words';
import { orderReceiptCopy as copy } from '../../../src/copy/order-receipt';
import { orderStateNames } from '../../../src/copy/order-states';
import { OrderReceipt } from '../../../src/features/order-success/order-receipt';
import { fclReceiptParts } from '../../../src/copy/modes/fcl/receipt-parts';
import { walkView } from '../../support/model/walk-view';
import { orderReceiptPlan } from '../../support/plans/order/order-receipt.plan';

const headings = () => screen.queryAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent);

function lookAtOrder({ order, standing, secondsLeft, isGreeting, isFresh, nextAddress }: ShownReceipt) {
  const isCongratulated = headings().includes(copy.title);
  expect(isCongratulated, 'congratulations are for what was just placed').toBe(
    (isFresh && standing !== 'over') || isGreeting,
  );
  expect(screen.getAllByText(orderNoInGroups(order.orderNo)).length).toBeGreaterThan(0);
  expect(document.body.textContent).toContain(orderStateNames[order.state]);
  const further = screen.queryByRole('link', { name: copy.ticket.go, hidden: true });
  expect(further?.getAttribute('href') ?? null, 'what was split off is led on to').toBe(nextAddress);
  const timer = screen.queryByRole('timer', { hidden: true })?.textContent ?? null;
  const isCounting = standing === 'waiting' || standing === 'urgent';
  expect(timer, 'the countdown is there exactly while it counts').toBe(isCounting ? clockWords(secondsLeft) : null);
  expect(headings().includes(copy.banner.lapsed)).toBe(standing === 'lapsed');
  expect(headings().includes(copy.over), 'what is over says so').toBe(standing === 'over');
  const papers = order.papers.length > 0 && standing !== 'over';
  expect(headings().includes(copy.papersTitle)).toBe(papers);
  const cancel = screen.queryAllByRole('button', { name: copy.cancel, hidden: true });
  expect(cancel.length, 'it can be given up exactly while that has a price').toBe(order.cancelFee === null ? 0 : 1);
  const dialog = screen.queryByRole('alertdialog');
  expect(dialog !== null).toBe(isGreeting);
  if (dialog) expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe(copy.title);
}

/** What a person must see, said once more by hand. */
function look(now: OrderReceiptSnapshot) {
  const view = selectOrderReceipt(now);
  switch (view.stage) {
    case 'loading':
      return expect(screen.getByRole('status').textContent).toContain(copy.loading);
    case 'missing':
      return expect(headings()).toEqual(['404', copy.missing.title]);
    case 'failed':
      return expect(screen.getByRole('alert').textContent).toContain(copy.failure[view.failureCode]);
    case 'shown':
      return lookAtOrder(view);
  }
}

let late: (event: Parameters<OrderReceiptActor['send']>[0]) => Promise<void>;

walkView({
  plan: orderReceiptPlan,
  mount: (actor) => {
    late = (event) => person.witnesses(() => actor.send(event));
    return (
      <Router>
        <OrderReceipt
          actor={actor}
          renderCopier={() => null}
          renderPapers={() => <p>papers</p>}
          renderCancellation={() => null}
          partsOf={fclReceiptParts}
          renderAgain={(address) => <a href={address}>再下一单</a>}
          search={{ address: '/shippingFcl', label: copy.toSearch }}
        />
      </Router>
    );
  },
  perform: {
    'greeting.close': (event) => {
      const dialog = screen.queryByRole('alertdialog');
      const look = dialog && within(dialog).queryByRole('button', { name: '查看订单' });
      return look ? person.press('button', '查看订单') : late(event);
    },
    'greeting.verify': (event) => {
      const dialog = screen.queryByRole('alertdialog');
      const verify = dialog && within(dialog).queryByRole('button', { name: '去企业认证' });
      return verify ? person.press('button', '去企业认证') : late(event);
    },
  },
  look,
});
