import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

import { formatMoney } from '../../../domain/values/money';
import { selectOrderRevise, type OrderReviseSnapshot } from '../../../machines/order/order-revise';
import { orderReviseCopy as copy } from '../../../src/copy/after/revise';
import { OrderRevise } from '../../../src/features/order-revise/order-revise';
import { elsewhere } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { orderRevisePlan } from '../../support/plans/order/order-revise.plan';

const OPENS: Readonly<Record<string, RegExp>> = { BILL: /修改\s*提单资料/, TRK: /加订\s*拖车/ };

function lookAtDialog(dialog: HTMLElement, snapshot: OrderReviseSnapshot) {
  const { topic, typed, faults, offer, isBusy, failureCode } = selectOrderRevise(snapshot);
  const send = isBusy ? copy.busy : !offer ? copy.check : topic?.topic === 'BILL' ? copy.confirm : copy.order;
  const button = within(dialog).getByRole('button', { name: send });
  expect(button.getAttribute('aria-busy') === 'true').toBe(isBusy);
  if (offer) {
    expect(dialog.textContent, 'the price before the button').toContain(formatMoney(offer.total));
    for (const { name, sum } of offer.added) expect(dialog.textContent).toContain(`${name}${formatMoney(sum)}`);
  }
  if (topic?.topic === 'BILL') {
    const consignee = within(dialog).getByRole('textbox', { name: /英文名称/ });
    expect(consignee).toHaveProperty('value', typed['consignee.name']);
    const isWrong = faults.some(({ path }) => path === 'consignee.name');
    expect(consignee.getAttribute('aria-invalid') === 'true', 'a fault stands at its field').toBe(isWrong);
  }
  if (failureCode !== null) expect(dialog.textContent).toContain(copy.failure[failureCode]);
}

function look(snapshot: OrderReviseSnapshot) {
  const { topics, topic, isFailed } = selectOrderRevise(snapshot);
  const heading = screen.queryByRole('heading', { name: copy.title, hidden: true });
  expect(heading !== null, 'nothing is said where nothing may be revised').toBe(topics.length > 0 || isFailed);
  expect(document.body.textContent.includes(copy.failed)).toBe(isFailed);
  const dialog = screen.queryByRole('dialog');
  expect(dialog !== null).toBe(topic !== null);
  if (dialog) lookAtDialog(dialog, snapshot);
}

walkView({
  plan: orderRevisePlan,
  mount: (actor) => <OrderRevise actor={actor} own={{}} renderRegion={() => <p>region</p>} />,
  perform: {
    'list.retry': () => person.press('button', copy.retry),
    'revise.open': ({ topic }, snapshot) => {
      const isListed = selectOrderRevise(snapshot).topics.some((one) => one.topic === topic);
      return isListed ? person.press('button', OPENS[topic] ?? topic) : elsewhere();
    },
    'text.type': ({ path, value }) => person.type(path === 'readyDate' ? /货好时间/ : /英文名称/, value),
    'revise.send': () => person.press('button', new RegExp(`^(${copy.check}|${copy.confirm}|${copy.order})$`)),
    'revise.close': () => person.press('button', copy.close),
  },
  byWorld: { 'order.read': 'the page of the order', 'region.chosen': 'the picker, which has a walk of its own' },
  look,
});
