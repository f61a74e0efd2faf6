import { person } from '#person';
import { screen } from '@testing-library/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { expect } from 'vitest';

import {
  orderServicesIntents,
  selectOrderServices,
  type OrderServicesActor,
  type OrderServicesSnapshot,
} from '../../../machines/order/order-services';
import { priceCopy as copy } from '../../../src/copy/trade';
import { priceOf } from '../../../src/features/order/price-of';
import { PriceSideView } from '../../../src/features/order/price-side';
import { lockedQuote } from '../../../stories/order/order-quote.fixtures';
import { dollars, QUOTE } from '../../../stories/order/quoted.fixtures';
import { walkView } from '../../support/model/walk-view';
import { orderServicesPlan } from '../../support/plans/order/order-services.plan';

function Page({ actor }: { actor: OrderServicesActor }) {
  const view = useSelector(actor, selectOrderServices, shallowEqual);
  return (
    <PriceSideView
      price={priceOf(QUOTE, view, dollars(565_367))}
      what="1 × 20GP"
      isOther={false}
      quote={{ view: lockedQuote, on: { renew: () => {} } }}
      services={{ view, on: orderServicesIntents(actor) }}
    />
  );
}

let late: (event: Parameters<OrderServicesActor['send']>[0]) => Promise<void>;

function look(snapshot: OrderServicesSnapshot) {
  const { isBusy, price, failureCode } = selectOrderServices(snapshot);
  const page = document.body.textContent ?? '';
  expect(page.includes(copy.pricing)).toBe(isBusy);
  expect(screen.queryByRole('alert') !== null, 'a price that did not come says so').toBe(failureCode !== null);
  expect(page.includes('拖车费')).toBe(price !== null);
}

walkView({
  plan: orderServicesPlan,
  mount: (actor) => {
    late = (event) => person.witnesses(() => actor.send(event));
    return <Page actor={actor} />;
  },
  perform: {
    'services.retry': (event) =>
      screen.queryByRole('button', { name: copy.retry }) ? person.press('button', copy.retry) : late(event),
  },
  look,
});
