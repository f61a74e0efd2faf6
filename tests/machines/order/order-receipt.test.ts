import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate';
import { describe, expect, it } from 'vitest';

import { fileUploadMachine, type DrawPhotos, type PhotoEvent } from '../../../machines/order/file-upload';
import {
  orderReceiptMachine,
  type LoadOrderOutcome,
  type OrderReceiptContext,
} from '../../../machines/order/order-receipt';
import { isAskedAgain, readOrder } from '../../../machines/order/order-receipt/order-receipt.rules';
import { ORDER, SUBMITTED_AT } from '../../support/plans/order/orders';
import { PATIENCE } from '../../support/patience';

const quiet = <TSent extends EventObject>() => fromCallback<EventObject, undefined, TSent>(() => undefined);

/** Receipt right after the order, with the order numbers stored as congratulated. */
async function openReceipt(readAt = SUBMITTED_AT) {
  const noted: string[] = [];
  const actor = createActor(
    orderReceiptMachine.provide({
      actors: {
        loadOrder: fromPromise<LoadOrderOutcome, { orderNo: string }>(() =>
          Promise.resolve({ ok: true, order: ORDER, readAt }),
        ),
        secondTicker: quiet(),
        seenWatcher: quiet(),
        papers: fileUploadMachine.provide({
          actors: {
            resumeWatcher: quiet(),
            photoDrawer: fromCallback<DrawPhotos, undefined, PhotoEvent>(() => undefined),
          },
        }),
      },
      actions: { rememberGreeted: (_, { orderNo }) => void noted.push(orderNo) },
    }),
    { input: { orderNo: ORDER.orderNo, isJustPlaced: true, next: null } },
  ).start();
  await waitFor(actor, (now) => now.hasTag('shown'), PATIENCE);
  return { actor, noted };
}

describe('verification time of an enterprise', () => {
  const HOUR = 3_600_000;

  it.each([
    ['48 hours from the order on', 48 * HOUR, 172_800],
    ['what is left of them', 90_000, 90],
    ['never more than 48 hours, whatever a gateway says', 400 * HOUR, 172_800],
    ['none, once they are over', -HOUR, 0],
  ])('is $2 seconds: %s', (_, after, secondsLeft) => {
    const verifyBy = new Date(SUBMITTED_AT + after).toISOString();
    expect(readOrder({ ok: true, order: { ...ORDER, verifyBy }, readAt: SUBMITTED_AT })).toMatchObject({
      secondsLeft,
      deadline: SUBMITTED_AT + Math.min(after, 48 * HOUR),
    });
  });
});

describe('order congratulation', () => {
  it('is stored as seen when shown, so a reload does not repeat it', async () => {
    const { actor, noted } = await openReceipt();
    expect(noted).toEqual([ORDER.orderNo]);
    actor.send({ type: 'greeting.close' });
    expect(noted).toEqual([ORDER.orderNo]);
    expect(actor.getSnapshot().hasTag('greeting')).toBe(false);
  });
});

describe('remaining verification time', () => {
  it('is at most two days, even with a slow clock', async () => {
    const { actor } = await openReceipt(SUBMITTED_AT - 30 * 86_400_000);
    expect(actor.getSnapshot().context.secondsLeft).toBe(48 * 3600);
  });
});

describe('waiting order', () => {
  const asked = (deadline: number, secondsLeft: number, now: number) =>
    isAskedAgain({ readAt: 0, now: 0, deadline, secondsLeft } as OrderReceiptContext, now);

  it('is refreshed every thirty seconds', () => {
    expect([asked(900_000, 900, 29_999), asked(900_000, 900, 30_000)]).toEqual([false, true]);
  });

  it('is refreshed once when its time runs out', () => {
    expect([asked(1_000, 1, 999), asked(1_000, 1, 1_000), asked(1_000, 0, 2_000)]).toEqual([false, true, false]);
  });
});
