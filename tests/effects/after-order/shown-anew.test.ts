import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate';
import { afterEach, expect, it, vi } from 'vitest';

import { type DrawPhotos, fileUploadMachine, type PhotoEvent } from '../../../machines/order/file-upload';
import { orderReceiptMachine, type LoadOrderOutcome } from '../../../machines/order/order-receipt';
import { shownAnew } from '../../../src/app/compose/shown-anew';
import { ORDER, SUBMITTED_AT } from '../../support/plans/order/orders';

const quiet = <TSent extends EventObject>() => fromCallback<EventObject, undefined, TSent>(() => undefined);
const read = (amount: number): LoadOrderOutcome => {
  const charges = { ...ORDER.charges, totalUsd: { ...ORDER.charges.totalUsd, amount } };
  return { ok: true, order: { ...ORDER, charges }, readAt: SUBMITTED_AT };
};

afterEach(() => vi.useRealTimers());

it('a change of an order ends only after the receipt shows the current order, across failed reads', async () => {
  vi.useFakeTimers();
  const answers: LoadOrderOutcome[] = [
    read(100),
    { ok: false, failure: { code: 'network' } },
    { ok: false, failure: { code: 'network' } },
    read(90),
  ];
  const receipt = createActor(
    orderReceiptMachine.provide({
      actors: {
        loadOrder: fromPromise<LoadOrderOutcome, { orderNo: string }>(() =>
          Promise.resolve(answers.shift() ?? read(0)),
        ),
        secondTicker: quiet(),
        seenWatcher: quiet(),
        papers: fileUploadMachine.provide({
          actors: {
            photoDrawer: fromCallback<DrawPhotos, undefined, PhotoEvent>(() => undefined),
            resumeWatcher: quiet(),
          },
        }),
      },
      actions: { rememberGreeted: () => undefined },
    }),
    { input: { orderNo: ORDER.orderNo, isJustPlaced: false, next: null } },
  ).start();
  const totalShown = () => receipt.getSnapshot().context.order?.charges.totalUsd.amount;
  await waitFor(receipt, (now) => now.hasTag('shown'));
  const waiting = createActor(shownAnew(receipt)).start();

  await vi.advanceTimersByTimeAsync(5_000);
  expect([waiting.getSnapshot().status, totalShown()]).toEqual(['active', 100]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([waiting.getSnapshot().status, totalShown()]).toEqual(['done', 90]);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(answers, 'and it is not asked for any more').toHaveLength(0);
  expect(totalShown()).toBe(90);
  expect(vi.getTimerCount()).toBe(0);
});
