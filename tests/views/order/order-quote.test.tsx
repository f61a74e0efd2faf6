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
import { displayedPrice } from '../../../src/features/order/price-of';
import { clockWords } from '../../../src/copy/words/moment-words';
import { PriceSideView } from '../../../src/features/order/price-side';
import { QuoteState } from '../../../src/features/order/quote-state';
import { RenewDialogView } from '../../../src/features/order/renew-dialog';
import { pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { orderQuotePlan } from '../../support/plans/order/order-quote.plan';

/** Page parts that show the quote state. */
function Page({ actor }: { actor: OrderQuoteActor }) {
  const view = useSelector(actor, selectOrderQuote, shallowEqual);
  const on = orderQuoteIntents(actor);
  if (!view.quote || view.stage === 'used')
    return <QuoteState title="海运整箱下单" searchAt="/shippingFcl" view={view} on={on} />;
  return (
    <>
      <PriceSideView
        price={displayedPrice(view.quote.offer.price?.charges ?? null)}
        what="1 × 20GP"
        quote={{ view, on }}
      />
      <RenewDialogView view={view} on={on} before={null} now={null} />
    </>
  );
}

function look(snapshot: OrderQuoteSnapshot) {
  const { stage, quote, renewal, failureCode, secondsLeft } = selectOrderQuote(snapshot);
  const page = document.body.textContent ?? '';
  expect(page.includes(copy.missing.title)).toBe(stage === 'missing');
  expect(page.includes(copy.signedOut.title)).toBe(stage === 'signedOut');
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
  mount: (actor) => <Page actor={actor} />,
  perform: {
    'quote.retry': () => pressOrLate('button', copy.retry),
    'login.request': () => pressOrLate('button', copy.signedOut.go),
    'quote.renew': () => pressOrLate('button', priceCopy.renew),
    'renewal.accept': () => pressOrLate('button', orderDialogsCopy.renew.accept),
    'renewal.dismiss': () => pressOrLate('button', orderDialogsCopy.renew.dismiss),
  },
  byWorld: {
    'clock.ticked': 'the clock',
    'quote.lapse': 'the page',
    'quote.turn': 'the address',
  },
  look,
});
