import { createActor, type AnyStateMachine } from 'xstate';
import { expect, it } from 'vitest';

import { bookingSearchPlan } from '../support/plans/booking/booking-search.plan';
import { loadRowsPlan } from '../support/plans/booking/load-rows.plan';
import { pickerPlan } from '../support/plans/booking/picker.plan';
import { quotingPlan } from '../support/plans/booking/quoting.plan';
import { regionPickerPlan } from '../support/plans/booking/region-picker.plan';
import { readingPlan } from '../support/plans/content/reading.plan';
import { accountClosingPlan } from '../support/plans/identity/account-closing.plan';
import { authNoticePlan } from '../support/plans/identity/auth-notice.plan';
import { captchaPlan } from '../support/plans/identity/captcha.plan';
import { captchaChallengePlan } from '../support/plans/identity/captcha-challenge.plan';
import { captchaClickWordPlan } from '../support/plans/identity/captcha-click-word.plan';
import { captchaSliderPlan } from '../support/plans/identity/captcha-slider.plan';
import { captchaWorkPlan } from '../support/plans/identity/captcha-work.plan';
import { centerOrdersPlan } from '../support/plans/identity/center-orders.plan';
import { loginPlan } from '../support/plans/identity/login.plan';
import { passwordPlan } from '../support/plans/identity/password.plan';
import { sessionPlan } from '../support/plans/identity/session.plan';
import { signInPlan } from '../support/plans/identity/sign-in.plan';
import { smsCountdownPlan } from '../support/plans/identity/sms-countdown.plan';
import { verificationPlan } from '../support/plans/identity/verification.plan';
import { enquiryPlan } from '../support/plans/order/enquiry.plan';
import { enquiryCasePlan } from '../support/plans/order/enquiry-case.plan';
import { orderAmendPlan } from '../support/plans/order/order-amend.plan';
import { orderCancelPlan } from '../support/plans/order/order-cancel.plan';
import { orderComplaintPlan } from '../support/plans/order/order-complaint.plan';
import { orderCopyPlan } from '../support/plans/order/order-copy.plan';
import { orderDraftPlan } from '../support/plans/order/order-draft.plan';
import { orderFormPlan } from '../support/plans/order/order-form.plan';
import { orderLeavingPlan } from '../support/plans/order/order-leaving.plan';
import { orderProlongPlan } from '../support/plans/order/order-prolong.plan';
import { orderQuotePlan } from '../support/plans/order/order-quote.plan';
import { orderReceiptPlan } from '../support/plans/order/order-receipt.plan';
import { orderRevisePlan } from '../support/plans/order/order-revise.plan';
import { orderTruckPlan } from '../support/plans/order/order-truck.plan';
import { carouselPlan } from '../support/plans/shell/carousel.plan';
import { navigationPlan } from '../support/plans/shell/navigation.plan';

type Plan = { machine: AnyStateMachine; inputs: Readonly<Record<string, unknown>> };

const BEGINNINGS: readonly [Plan, string][] = [
  [bookingSearchPlan, 'form.boxes 1, focus.turn 0, isBegun false, asked.boxes 1'],
  [loadRowsPlan, 'isStackable true'],
  [pickerPlan, 'active 0, takesFirst false'],
  [quotingPlan, 'countdown.deadline 0, countdown.secondsLeft 0'],
  [regionPickerPlan, 'isAsked false'],
  [readingPlan, 'percent 0, section 0, deadline 0, secondsLeft 10, outcome.isConfirmed false'],
  [accountClosingPlan, 'facts.enquiries 0, typed.isUnderstood false, focus.turn 0'],
  [authNoticePlan, 'foundAt 0, deadline 0, secondsLeft 5, outcome.hasLeft false'],
  [captchaPlan, 'outcome.ok false'],
  [captchaChallengePlan, 'pause.deadline 0, pause.secondsLeft 0'],
  [captchaClickWordPlan, 'crosshair.x 155, crosshair.y 78, outcome.ok false'],
  [captchaSliderPlan, 'offset 0, grabbedFrom 0, elapsed 0, outcome.ok false'],
  [captchaWorkPlan, 'next 0, outcome.ok false'],
  [centerOrdersPlan, 'total 0, size 1, readAt 0'],
  [loginPlan, 'isProofDemanded false, form.isAgree true, form.isRemembered false, focus.turn 0'],
  [passwordPlan, 'focus.turn 0'],
  [sessionPlan, 'isKept true'],
  [signInPlan, 'outcome.ok false'],
  [smsCountdownPlan, 'secondsLeft 0'],
  [verificationPlan, 'isOverruled false, focus.turn 0'],
  [enquiryPlan, 'form.withTax false, now 0, isJudged false, focus.turn 0, pending 0'],
  [enquiryCasePlan, 'now 0, readAt 0, isChanged false'],
  [orderAmendPlan, 'total.amount 0, isJudged false'],
  [orderCancelPlan, 'isReasonMissing false, outcome.isCancelled false'],
  [orderComplaintPlan, 'photos.pending 0, photos.failed 0, isJudged false'],
  [orderCopyPlan, 'isAtOnce false'],
  [orderDraftPlan, 'revision 0, isSent false, isTouched false, wroteAt 0, isStale false, savedAt 0, isPending false'],
  [orderFormPlan, 'form.agreeProtocol false, form.agreeCharges false, form.dgPromise false, now 0, focus.turn 0'],
  [orderLeavingPlan, 'terms.trucks 0, now 0, isJudged false'],
  [orderProlongPlan, 'days 0, total.amount 0, isJudged false'],
  [orderQuotePlan, 'deadline 0, now 0'],
  [orderReceiptPlan, 'isGreeted false, readAt 0, now 0, deadline 0, secondsLeft 0'],
  [orderRevisePlan, 'total.amount 0, turn 0'],
  [orderTruckPlan, 'at 0, total.amount 0'],
  [carouselPlan, 'at 0'],
  [navigationPlan, 'moves 0'],
];

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const saidOf = (name: string, value: unknown): string[] =>
  typeof value === 'number' || typeof value === 'boolean' ? [`${name} ${value}`] : [];

function beginningOf({ machine, inputs }: Plan): string {
  const [input] = Object.values(inputs);
  const given = Object.keys(input ?? {});
  const { context } = createActor(machine, { input }).getSnapshot() as { context: object };
  const own = Object.entries(context).filter(([name]) => !given.includes(name));
  return own
    .flatMap(([name, value]) =>
      isPlain(value)
        ? Object.entries(value).flatMap(([part, one]) => saidOf(`${name}.${part}`, one))
        : saidOf(name, value),
    )
    .join(', ');
}

it.each(BEGINNINGS.map(([plan, begins]) => ({ id: plan.machine.id, plan, begins })))(
  'starts $id with $begins',
  ({ plan, begins }) => {
    expect(beginningOf(plan)).toBe(begins);
  },
);
