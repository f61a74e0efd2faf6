import { StateMachine, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';

import { deskToolMachine } from '../../machines/booking/desk-tool';
import { fitCheckMachine } from '../../machines/booking/fit-check';
import { loadRowsMachine } from '../../machines/booking/load-rows';
import { mallBoardMachine } from '../../machines/booking/mall-board';
import { pickerMachine } from '../../machines/booking/picker';
import { productDrawerMachine } from '../../machines/booking/product-drawer';
import { purchaseListMachine } from '../../machines/booking/purchase-list';
import { caseBatchMachine } from '../../machines/house/case-batch';
import { caseListMachine } from '../../machines/house/case-list';
import { deskPaletteMachine } from '../../machines/house/desk-palette';
import { deskQueueMachine } from '../../machines/house/desk-queue';
import { staffSignInMachine } from '../../machines/house/staff-sign-in';
import { centerOrdersMachine } from '../../machines/identity/center-orders';
import { clickWordMachine } from '../../machines/identity/captcha/click-word';
import { sliderMachine } from '../../machines/identity/captcha/slider';
import { workMachine } from '../../machines/identity/captcha/work';
import { expiryMachine } from '../../machines/identity/session/expiry';
import { sessionMachine } from '../../machines/identity/session';
import { enquiryMachine } from '../../machines/order/enquiry';
import { enquiryPriceMachine } from '../../machines/order/enquiry-price';
import { freightChoiceMachine } from '../../machines/order/freight-choice';
import { orderDraftMachine } from '../../machines/order/order-draft';
import { orderFormMachine } from '../../machines/order/order-form';
import { orderReceiptMachine } from '../../machines/order/order-receipt';
import { carouselMachine } from '../../machines/shell/carousel';
import { chunkGuardMachine } from '../../machines/shell/chunk-guard';
import { copierMachine } from '../../machines/shell/copier';
import { headerMachine } from '../../machines/shell/header';
import { navigationMachine } from '../../machines/shell/navigation';
import { noticesMachine } from '../../machines/shell/notices';

/** Delays of each chart in milliseconds. */
const WAITS: readonly [AnyStateMachine, Readonly<Record<string, number>>][] = [
  [deskToolMachine, { typingPause: 300 }],
  [fitCheckMachine, { editPause: 400 }],
  [freightChoiceMachine, { editPause: 400 }],
  [loadRowsMachine, { typingPause: 300, lookupPause: 5_000 }],
  [mallBoardMachine, { typing: 300 }],
  [productDrawerMachine, { settling: 300 }],
  [purchaseListMachine, { settling: 600 }],
  [pickerMachine, { typing: 120 }],
  [deskQueueMachine, { lookAgain: 15_000, lookUnseen: 60_000 }],
  [caseListMachine, { lookAgain: 15_000 }],
  [caseBatchMachine, { pause: 400 }],
  [deskPaletteMachine, { pause: 300 }],
  [staffSignInMachine, { lockEnds: 17_000 }],
  [centerOrdersMachine, { typingPause: 300 }],
  [clickWordMachine, { challengeLifetime: 110_000, passedPause: 1_500, lastLook: 400, failedPause: 700 }],
  [sliderMachine, { challengeLifetime: 110_000, passedPause: 1_500, failedPause: 1_000 }],
  [workMachine, { workLifetime: 590_000, silence: 15_000, passedPause: 1_500, failedPause: 1_000 }],
  [expiryMachine, { patience: 5_000, farewell: 1_500 }],
  [sessionMachine, { patience: 5_000, farewell: 1_500 }],
  [enquiryMachine, { lookupPause: 5_000 }],
  [enquiryPriceMachine, { editPause: 400 }],
  [orderDraftMachine, { rest: 1_000, turn: 5_000 }],
  [orderFormMachine, { lookupPause: 5_000 }],
  [orderReceiptMachine, { lookAgain: 300_000, lookSoon: 60_000 }],
  [carouselMachine, { pace: 7_000 }],
  [chunkGuardMachine, { stay: 10_000 }],
  [copierMachine, { copiedPause: 2_000 }],
  [headerMachine, { patience: 3_000 }],
  [navigationMachine, { throttle: 200, patience: 3_000, out: 40 }],
  [noticesMachine, { second: 1_000 }],
];

type Wait = number | ((told: { context: object }) => number);

/** Assumes an overlay captcha, and a gateway delay of 17 seconds. */
const waitsOf = ({ implementations }: AnyStateMachine) =>
  Object.fromEntries(
    Object.entries(implementations.delays as Record<string, Wait>).map(([name, wait]) => [
      name,
      typeof wait === 'function' ? wait({ context: { form: 'pop', seconds: 17 } }) : wait,
    ]),
  );

const charts = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', { eager: true });

describe('chart delays', () => {
  it.each(WAITS)('match the table for $id', (machine, waits) => {
    expect(waitsOf(machine)).toEqual(waits);
  });

  it('are listed for every chart that waits', () => {
    const all = Object.values(charts).flatMap((module) => Object.values(module));
    const waiting = all.filter((one): one is AnyStateMachine => one instanceof StateMachine);
    const ids = waiting.filter((one) => Object.keys(waitsOf(one)).length > 0).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(WAITS.map(([{ id }]) => id).toSorted());
  });

  it('are shorter for an embedded captcha', () => {
    for (const { implementations } of [clickWordMachine, sliderMachine, workMachine] as AnyStateMachine[]) {
      const { passedPause } = implementations.delays as Record<string, (told: object) => number>;
      expect(passedPause?.({ context: { form: 'embedded' } })).toBe(1_000);
    }
  });
});
