import {
  enquiryCaseMachine,
  type CaseEnquiry,
  type CaseField,
  type EnquiryCaseSnapshot,
} from '../../../../machines/order/enquiry-case';
import { enquiryStateAt } from '../../../../machines/order/enquiry-case/enquiry-case.rules';
import {
  ACCEPTED,
  ACCEPTED_AS_TANK,
  ANSWERED,
  ANSWERED_AGAIN,
  CASE_NOW,
  COUNTERED,
  DECLINED,
  UNSAILED,
  WAITING,
  WITHDRAWN,
} from '../../../../stories/order/enquiry-case.fixtures';
import { sharedPlan } from '../../model/plan';

const here = (enquiry: CaseEnquiry) => ({ ok: true as const, enquiry, now: CASE_NOW });
const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, code });

const OVER = Date.parse(ANSWERED.answer?.validUntil ?? '');
const SECOND = 1_000;

/** The clock never goes back. */
const soonAfter = ({ now, readAt }: EnquiryCaseSnapshot['context']) => Math.max(now, readAt + SECOND);

const WRITTEN: Readonly<Record<CaseField, string>> = {
  message: '周四前能定吗',
  reason: '价格偏高',
  counter: '1,600',
  why: '同航线上月是这个价',
};

/** Each field is filled once. */
function written({
  context: { typed, enquiry, failureCode, isChanged },
  ...now
}: EnquiryCaseSnapshot): Record<string, { field: CaseField; value: string }> {
  if (failureCode !== null || isChanged) return {};
  const field = (name: CaseField) => (typed[name] === '' ? { [name]: { field: name, value: WRITTEN[name] } } : {});
  if (now.hasTag('declining')) return field('reason');
  if (now.hasTag('countering')) return { ...field('counter'), ...field('why') };
  return enquiry?.state === 'ANSWERED' && !now.hasTag('withdrawing') ? field('message') : {};
}

const isQuiet = ({ context: { typed, wrong } }: EnquiryCaseSnapshot) =>
  Object.values(typed).every((text) => text === '') && wrong.length === 0;
/** Independent features are walked only while nothing else happens. */
const isPlain = (snapshot: EnquiryCaseSnapshot) =>
  isQuiet(snapshot) && snapshot.context.failureCode === null && !snapshot.context.isChanged;

export const enquiryCasePlan = sharedPlan('enquiryCasePlan', enquiryCaseMachine, {
  inputs: { 'an enquiry': { enquiryNo: WAITING.enquiryNo } },
  events: {
    'person.find': 'bare',
    'person.changed': (snapshot) => (isPlain(snapshot) ? { 'somebody else': {} } : {}),
    'case.refresh': (snapshot) => (isQuiet(snapshot) ? { now: {} } : {}),
    'page.seen': (snapshot) => (isPlain(snapshot) ? { again: {} } : {}),
    'field.change': written,
    'answer.accept': ({ context: { enquiry } }) => ({
      ...(enquiry?.answer && {
        'what is seen': { answerNo: enquiry.answer.answerNo, shownTotal: enquiry.answer.charges.totalUsd },
      }),
    }),
    'answer.decline': 'bare',
    'answer.counter': 'bare',
    'case.withdraw': 'bare',
    'deed.confirm': 'bare',
    'deed.drop': 'bare',
    'message.send': 'bare',
    'clock.ticked': (snapshot) =>
      isPlain(snapshot)
        ? { 'a second later': { now: soonAfter(snapshot.context) }, 'the answer is over': { now: OVER } }
        : {},
  },
  outcomes: {
    loadEnquiry: {
      done: {
        'not answered yet': here(WAITING),
        answered: here(ANSWERED),
        'answered anew': here(ANSWERED_AGAIN),
        'answered without a sailing': here(UNSAILED),
        'nobody signed in': failed('signedOut'),
        missing: failed('missing'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('not an enquiry') },
    },
    doDeed: {
      done: {
        accepted: here(ACCEPTED),
        'accepted as a tank': here(ACCEPTED_AS_TANK),
        declined: here(DECLINED),
        withdrawn: here(WITHDRAWN),
        said: here(COUNTERED),
        'somebody was faster': failed('changed'),
        offline: failed('network'),
      },
      error: { bug: new TypeError('not an answer') },
    },
    findPerson: {
      done: { found: { isFound: true }, 'given up': { isFound: false } },
      error: { bug: new TypeError('?') },
    },
    personWatcher: 'stream',
    seenWatcher: 'stream',
    secondTicker: 'stream',
  },
  // The time matters only for the validity of the answer.
  distinguish: ({ enquiry, now, readAt, typed, wrong, deed, isChanged, failureCode, lostCode }) => [
    [
      enquiry?.state,
      enquiry?.answer?.answerNo,
      enquiry?.messages.length,
      enquiry && enquiryStateAt(enquiry, now),
      now >= OVER,
      readAt >= OVER,
    ],
    [Object.values(typed).map((text) => text !== ''), wrong, deed.kind],
    [isChanged, failureCode, lostCode],
  ],
});
