import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectOrderCopy, type OrderCopySnapshot } from '../../../machines/order/order-copy';
import { orderCopyCopy as copy } from '../../../src/copy/order/copy';
import { OrderCopy } from '../../../src/features/order-copy/order-copy';
import { walkView } from '../../support/model/walk-view';
import { AGAIN, orderCopyPlan } from '../../support/plans/order/order-copy.plan';

function look(snapshot: OrderCopySnapshot) {
  const { isBusy, failureCode } = selectOrderCopy(snapshot);
  const again = screen.getByRole('button', { name: '再下一单', hidden: true });
  expect(again.getAttribute('aria-busy')).toBe(String(isBusy));
  expect(again.dataset['leadsTo'], 'the page it opens is fetched before it is pressed').toBe(AGAIN);
  if (failureCode !== null) expect(document.body.textContent).toContain(copy.failure[failureCode]);
}

walkView({
  plan: orderCopyPlan,
  mount: (actor) => <OrderCopy actor={actor} address={AGAIN} place="head" />,
  perform: {
    'copy.begin': () => person.press('button', '再下一单'),
  },
  look,
});
