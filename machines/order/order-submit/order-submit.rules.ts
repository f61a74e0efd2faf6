import type {
  FindOrderOutcome,
  Submission,
  SubmitFailure,
  SubmitOrderOutcome,
  SubmitRefusal,
} from './order-submit.types';

/** Refusals shown in a dialog; the others appear in the form or at the price. */
const ASKED: readonly string[] = [
  'priceChanged',
  'soldOut',
  'hourTaken',
  'cargoRefused',
  'bounded',
  'refused',
  'alreadyMade',
  'textsChanged',
];

export const isRefusedAs = (outcome: SubmitOrderOutcome, code: 'anonymous' | 'unknown' | 'unagreed'): boolean =>
  !outcome.ok && outcome.failure.code === code;

const isRefusal = (failure: SubmitFailure): failure is SubmitRefusal =>
  failure.code !== 'anonymous' && failure.code !== 'unknown';

export const submitRefusalOf = (outcome: SubmitOrderOutcome): SubmitRefusal | null =>
  !outcome.ok && isRefusal(outcome.failure) ? outcome.failure : null;

export const isAskedAbout = (outcome: SubmitOrderOutcome): boolean =>
  !outcome.ok && ASKED.includes(outcome.failure.code);

export const repriceSubmission = (submission: Submission | null, refusal: SubmitRefusal | null): Submission | null =>
  submission && refusal?.code === 'priceChanged' ? { ...submission, shownTotal: refusal.now } : submission;

export const outcomeOrderNo = (outcome: SubmitOrderOutcome | FindOrderOutcome): string =>
  outcome.ok ? (outcome.orderNo ?? '') : '';
