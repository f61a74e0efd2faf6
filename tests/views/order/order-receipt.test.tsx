import { person } from '#person';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Router } from 'wouter';

import { orderNoInGroups } from '../../../domain/order/life/number';
import { takesPapers } from '../../../domain/order/papers/papers';
import {
  selectOrderReceipt,
  type OrderReceiptSnapshot,
  type ShownReceipt,
} from '../../../machines/order/order-receipt';
import { clockWords } from '../../../src/copy/words/moment-words';
import { orderReceiptCopy as copy } from '../../../src/copy/orders/receipt';
import { orderSuccessCopy } from '../../../src/copy/order/success';
import { orderStateNames } from '../../../src/copy/orders/states';
import { OrderReceipt } from '../../../src/features/order-success/order-receipt';
import { ReceiptInvoice } from '../../../src/features/order-success/receipt-aside';
import { fclReceiptParts } from '../../../src/copy/modes/fcl/receipt-parts';
import { elsewhere, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { orderReceiptPlan } from '../../support/plans/order/order-receipt.plan';

const headings = () => screen.queryAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent);

/** States before any action of the platform. */
const UNMOVED = ['SUBMITTED', 'AWAIT_VERIFY', 'UNDER_REVIEW', 'DG_REVIEW'];

function lookAtOrder({ order, standing, secondsLeft, isGreeting, isFresh, nextAddress }: ShownReceipt) {
  const isCongratulated = headings().includes(copy.title);
  expect(isCongratulated, 'congratulations are for what was just placed').toBe(
    (isFresh && standing !== 'over' && UNMOVED.includes(order.state)) || isGreeting,
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
  expect(screen.getByText('revision'), 'what may be put right or added').toBeTruthy();
  const edition = screen.queryByRole('link', { name: order.protocolVersion, hidden: true });
  expect(edition?.getAttribute('href') ?? null, 'the edition it was agreed to is a way to its text').toBe(
    order.protocol === undefined ? null : `#${order.protocol}`,
  );
  const missing = takesPapers(order.state) && order.papers.some(({ isHere }) => !isHere);
  const orange = document.querySelectorAll('.wrap .bg-signal');
  expect(orange.length, 'one thing at most is the one to do next').toBeLessThanOrEqual(1);
  const isNext = standing === 'calm' && missing && order.offerLapsedAt === null;
  expect(orange[0]?.getAttribute('href') === '#papers', 'what is missing is').toBe(isNext);
  if (missing) expect(document.querySelector('.wrap .bg-good-tint'), 'nothing is green before all is here').toBeNull();
  const papers = order.papers.length > 0 && standing !== 'over';
  expect(headings().includes(copy.papersTitle)).toBe(papers);
  const cancel = screen.queryAllByRole('button', { name: copy.cancel, hidden: true });
  expect(cancel.length, 'it can be given up exactly while that has a price').toBe(order.cancelFee === null ? 0 : 1);
  const dialog = screen.queryByRole('alertdialog');
  expect(dialog !== null).toBe(isGreeting);
  if (dialog) {
    expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe(copy.title);
    expect(within(dialog).getByText('copier'), 'its number can be copied where it is first told').toBeTruthy();
  }
  expect(screen.getAllByText('copier'), 'and in the page').toHaveLength(isGreeting ? 2 : 1);
}

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

/** The greeting dialog covers a shown order and links to the next step. */
const greetingIn = (now: OrderReceiptSnapshot) => {
  const view = selectOrderReceipt(now);
  return view.stage === 'shown' && view.isGreeting ? view : null;
};

walkView({
  plan: orderReceiptPlan,
  mount: (actor) => (
    <Router>
      <OrderReceipt
        actor={actor}
        renderCopier={() => <i>copier</i>}
        renderPapers={() => <p>papers</p>}
        renderEdition={(text, version) => <a href={`#${text}`}>{version}</a>}
        renderRevision={() => <p>revision</p>}
        renderCancellation={() => null}
        partsOf={fclReceiptParts}
        renderAgain={(address) => <a href={address}>再下一单</a>}
        search={{ address: '/shippingFcl', label: copy.toSearch }}
      />
    </Router>
  ),
  perform: {
    'order.refresh': (_, snapshot) => {
      const view = selectOrderReceipt(snapshot);
      if (view.stage === 'failed') return person.press('button', copy.failed.retry);
      return view.stage === 'shown' && view.standing === 'lapsed' ? pressOrLate('button', '刷新') : elsewhere();
    },
    'center.visit': ({ target }) => (target === 'workplace' ? pressOrLate('button', copy.all) : elsewhere()),
    'cancellation.open': () => pressOrLate('button', copy.cancel),
    'order.print': () => pressOrLate('button', copy.print(copy.note)),
    'calendar.save': () => pressOrLate('button', copy.calendar),
    'greeting.close': (_, now) => {
      const view = greetingIn(now);
      if (view === null) return elsewhere();
      if (view.standing === 'calm') return person.press('button', '查看订单');
      const [close] = screen.getAllByRole('button', { name: orderSuccessCopy.close });
      if (close) fireEvent.click(close);
      return Promise.resolve();
    },
    'greeting.verify': (_, now) => {
      const view = greetingIn(now);
      return view === null || view.standing === 'calm' ? elsewhere() : person.press('button', '去企业认证');
    },
  },
  byWorld: {
    'page.seen': 'the browser',
    'files.changed': 'the papers, which have a walk of their own',
    'clock.ticked': 'the clock',
  },
  look,
});

it('the receipt shows the invoice as typed when one was requested', () => {
  const entry = (path: string, typed: string, name: string | null = null) => ({
    path,
    step: 'close',
    values: [{ typed, name }],
  });
  const invoice = [
    entry('invoice.wanted', 'true'),
    entry('invoice.type', '1', '增值税专用发票'),
    entry('invoice.title', '演示化工有限公司'),
    entry('invoice.taxNo', '91350100M000100Y43'),
  ];
  const { container, rerender } = render(
    <ReceiptInvoice contents={{ way: [], entries: [entry('remark', '发票随货'), ...invoice] }} />,
  );
  expect([...container.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
    '发票类型',
    '增值税专用发票',
    '发票抬头',
    '演示化工有限公司',
    '纳税人识别号',
    '91350100M000100Y43',
  ]);
  rerender(<ReceiptInvoice contents={{ way: [], entries: [entry('remark', '发票随货')] }} />);
  expect(container.textContent).toBe('');
});
