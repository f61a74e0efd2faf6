import { person } from '#person';
import { screen } from '@testing-library/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { expect } from 'vitest';

import {
  orderQuoteIntents,
  selectOrderQuote,
  type OrderQuoteActor,
  type OrderQuoteSnapshot,
} from '../../../machines/order/order-quote';
import { orderDialogsCopy, orderPageCopy as copy } from '../../../src/copy/order';
import { priceCopy } from '../../../src/copy/trade';
import { priceOf } from '../../../src/features/order/price-of';
import { clockWords } from '../../../src/copy/moment-words';
import { PriceSideView } from '../../../src/features/order/price-side';
import { QuoteGate } from '../../../src/features/order/quote-gate';
import { RenewDialogView } from '../../../src/features/order/renew-dialog';
import { walkView } from '../../support/model/walk-view';
import { orderQuotePlan } from '../../support/plans/order/order-quote.plan';

/** The parts of the page that say how the quote stands. */
function Page({ actor }: { actor: OrderQuoteActor }) {
  const view = useSelector(actor, selectOrderQuote, shallowEqual);
  const on = orderQuoteIntents(actor);
  if (!view.quote) return <QuoteGate title="海运整箱下单" searchAt="/shippingFcl" view={view} on={on} />;
  return (
    <>
      <PriceSideView price={priceOf(view.quote.offer.price?.charges ?? null)} what="1 × 20GP" quote={{ view, on }} />
      <RenewDialogView view={view} on={on} before={null} now={null} />
    </>
  );
}

let late: (event: Parameters<OrderQuoteActor['send']>[0]) => Promise<void>;

const pressOr = (name: string | RegExp, event: Parameters<OrderQuoteActor['send']>[0]) =>
  screen.queryByRole('button', { name }) ? person.press('button', name) : late(event);

function look(snapshot: OrderQuoteSnapshot) {
  const { stage, quote, renewal, failureCode, secondsLeft } = selectOrderQuote(snapshot);
  const page = document.body.textContent ?? '';
  expect(page.includes(copy.missing.title)).toBe(stage === 'missing');
  expect(screen.queryByRole('alert') !== null, 'a quote that did not come says so').toBe(stage === 'failed');
  if (stage === 'failed') expect(page).toContain(copy.failed[failureCode ?? 'unexpected']);
  expect(page.includes(priceCopy.locked(clockWords(secondsLeft)))).toBe(stage === 'locked');
  expect(page.includes(priceCopy.lapsed)).toBe(stage === 'lapsed');
  expect(screen.queryByRole('alertdialog') !== null, 'a new price is asked about').toBe(
    renewal !== null && quote !== null,
  );
  expect(page.includes('+$120.00'), 'the difference is said').toBe(renewal !== null);
}

walkView({
  plan: orderQuotePlan,
  mount: (actor) => {
    late = (event) => person.witnesses(() => actor.send(event));
    return <Page actor={actor} />;
  },
  perform: {
    'quote.retry': (event) => pressOr(copy.retry, event),
    'quote.renew': (event) => pressOr(priceCopy.renew, event),
    'renewal.accept': (event) => pressOr(orderDialogsCopy.renew.accept, event),
    'renewal.dismiss': (event) => pressOr(orderDialogsCopy.renew.dismiss, event),
  },
  look,
});
