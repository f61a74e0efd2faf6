import { useSelector } from '@xstate/react';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import { expect, it, vi } from 'vitest';

import { FCL_SEARCH } from '../../../domain/modes/fcl/search-mode';
import {
  bookingSearchMachine,
  type NameOutcome,
  type NameSearchInput,
  type RecallOutcome,
} from '../../../machines/booking/booking-search';
import {
  offerSearchMachine,
  selectOfferSearch,
  type AddressChange,
  type LoadOffersInput,
  type LoadOffersOutcome,
} from '../../../machines/booking/offer-search';
import { chartsAhead } from '../../../src/app/answered/charts-ahead';
import { AheadContext, usePageActor } from '../../../src/app/answered/use-page-actor';

const ASKED = '?org=CNSHA&dst=SGSIN&d=N&box=20GP*1';
const INPUT = { input: { mode: FCL_SEARCH } };
const none: RecallOutcome = { today: '2026-04-20', past: [] };

/** Search answered on demand, with a record of its events. */
function searchWith() {
  let answer = (_: LoadOffersOutcome) => {};
  const left = vi.fn<() => void>();
  const chart = offerSearchMachine.provide({
    actors: {
      bookingSearch: bookingSearchMachine.provide({
        actors: {
          recallSearches: fromPromise<RecallOutcome, undefined>(async () => none),
          nameSearch: fromPromise<NameOutcome, NameSearchInput>(() => new Promise(() => {})),
        },
      }),
      addressWatcher: fromCallback(({ sendBack }) => {
        sendBack({ type: 'address.changed', search: ASKED } satisfies AddressChange);
        return left;
      }),
      loadOffers: fromPromise<LoadOffersOutcome, LoadOffersInput>(
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      ),
    },
  });
  return { chart, left, answer: (outcome: LoadOffersOutcome) => act(async () => answer(outcome)) };
}

const FAILED: LoadOffersOutcome = { ok: false, failure: { code: 'network' } };

function pageOf(chart: typeof offerSearchMachine) {
  return function Page() {
    return <p>{useSelector(usePageActor(chart, INPUT), selectOfferSearch).stage}</p>;
  };
}

it('a hydrated page suspends until it has its answer', async () => {
  const { chart, left, answer } = searchWith();
  const Page = pageOf(chart);
  const { unmount } = await act(async () =>
    render(
      <Suspense fallback="what was drawn">
        <AheadContext value={chartsAhead()}>
          <Page />
        </AheadContext>
      </Suspense>,
    ),
  );
  expect(screen.queryByText('what was drawn')).not.toBeNull();
  await answer(FAILED);
  expect(screen.getByText('failed').textContent).toBe('failed');
  expect(left).not.toHaveBeenCalled();
  unmount();
  expect(left, 'its charts end with it').toHaveBeenCalledOnce();
});

it('charts of a page that never mounted stop on leaving', async () => {
  const { chart, left } = searchWith();
  const Page = pageOf(chart);
  const charts = chartsAhead();
  const { unmount } = await act(async () =>
    render(
      <Suspense>
        <AheadContext value={charts}>
          <Page />
        </AheadContext>
      </Suspense>,
    ),
  );
  unmount();
  charts.end();
  expect(left).toHaveBeenCalledOnce();
});

it('a page without prerendering renders from the start', async () => {
  const { chart } = searchWith();
  const Page = pageOf(chart);
  await act(async () => render(<Page />));
  expect(screen.getByText('busy').textContent).toBe('busy');
});
