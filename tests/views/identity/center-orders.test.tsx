import { person } from '#person';
import { screen } from '@testing-library/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { expect } from 'vitest';

import type { ModeId } from '../../../domain/mode-ids';
import { orderNoInGroups } from '../../../domain/order/life/number';
import type { OrderStage } from '../../../domain/order/life/order-query';
import {
  centerOrdersIntents,
  selectCenterOrders,
  type CenterOrdersActor,
  type CenterOrdersSnapshot,
} from '../../../machines/identity/center-orders';
import { centerOrdersCopy as copy } from '../../../src/copy/orders/center-orders';
import { orderStateNames } from '../../../src/copy/orders/states';
import { CenterOrdersView } from '../../../src/features/user-center/center-orders';
import { elsewhere, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { centerOrdersPlan } from '../../support/plans/identity/center-orders.plan';

function List({ actor }: { actor: CenterOrdersActor }) {
  const view = useSelector(actor, selectCenterOrders, shallowEqual);
  return <CenterOrdersView view={view} on={centerOrdersIntents(actor)} />;
}

const modeName = (mode: ModeId | '') => (mode === 'AIR' ? /空运/ : mode === '' ? /全部服务/ : new RegExp(mode));
const stageName = (stage: OrderStage | '') => new RegExp(stage === '' ? '全部进度' : copy.query.stages[stage]);

const choose = async (label: string, name: RegExp) => {
  await person.press('button', new RegExp(`^${label}`));
  await person.press('option', name);
};

const buttons = (name: RegExp) => screen.queryAllByRole('button', { name });

function look(now: CenterOrdersSnapshot) {
  const { stage, query, isNarrowed, pages, orders, total, drafts, openNo, failureCode, isBusy } =
    selectCenterOrders(now);
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: copy.query.words }).value).toBe(query.words);
  expect(screen.getByLabelText<HTMLInputElement>(copy.query.from).value).toBe(query.from);
  expect(screen.getByLabelText<HTMLInputElement>(copy.query.to).value).toBe(query.to);
  expect(screen.getByRole('button', { name: copy.query.mode }).textContent).toMatch(modeName(query.mode));
  expect(screen.getByRole('button', { name: copy.query.stage }).textContent).toMatch(stageName(query.stage));
  expect(buttons(/^清除条件$/).length, 'what narrows the list can be cleared').toBe(Number(isNarrowed));
  if (stage === 'loading') return expect(screen.getByRole('status').textContent).toBe(copy.loading);
  if (failureCode !== null) return expect(screen.getByRole('alert').textContent).toContain(copy.failure[failureCode]);
  expect(screen.getByRole('button', { name: copy.refresh }).getAttribute('aria-busy')).toBe(String(isBusy));
  const further = screen.queryAllByRole('link', { name: /^接着填/ }).map((link) => link.getAttribute('href'));
  expect(further, 'each draft is gone on with at its price').toEqual(
    drafts.map(({ quoteId }) => `/shippingFcl/addOrder?quote=${quoteId}`),
  );
  if (orders.length === 0)
    return expect(
      screen.getByText(total > 0 ? copy.beyond : isNarrowed ? copy.notFound : copy.none),
      'an empty list says why it is empty',
    ).toBeTruthy();
  expect(screen.getByText(copy.total(total))).toBeTruthy();
  const here = screen.queryAllByRole('button', { current: 'page' }).map(({ textContent }) => textContent);
  expect(here, 'the page is named where there are several').toEqual(pages > 1 ? [String(query.page)] : []);
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
    'query.change': async ({ change }) => {
      const { words, mode, stage, from, to } = change;
      if (words !== undefined) await person.type(copy.query.words, words);
      if (from !== undefined) await person.type(copy.query.from, from);
      if (to !== undefined) await person.type(copy.query.to, to);
      if (mode !== undefined) await choose(copy.query.mode, modeName(mode));
      if (stage !== undefined) await choose(copy.query.stage, stageName(stage));
    },
    'query.clear': () => pressOrLate('button', copy.query.clear),
    'page.turn': ({ page }) => pressOrLate('button', copy.pagination.page(page)),
    'order.toggle': ({ orderNo }, { context }) =>
      context.orders.some((one) => one.orderNo === orderNo)
        ? person.press('button', copy.detailOf(orderNo))
        : elsewhere(),
    'cancellation.open': ({ orderNo }) => pressOrLate('button', copy.cancelOf(orderNo)),
    'draft.drop': (_, { context }) => (context.drafts.length > 0 ? pressOrLate('button', /删除草稿/) : elsewhere()),
    'draft.keep': (_, { context }) =>
      context.drafts.length > 0 ? pressOrLate('button', copy.drafts.keep) : elsewhere(),
    'orders.export': (_, { context }) => (context.total > 0 ? pressOrLate('button', copy.export) : elsewhere()),
    'orders.refresh': () => person.press('button', /^(刷新|重试)$/),
  },
  look,
});
