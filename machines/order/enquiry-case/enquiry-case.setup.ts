import { assign, setup } from 'xstate';

import { mayAccept, mayCounter, mayDo, type EnquiryAct } from '../../../domain/order/enquiry/enquiry-life';
import type { Money } from '../../../domain/values/money';
import type { ClockTicked } from '../../support/clock';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { enquiryDeed, isDue, acceptedOrderPath, enquiryStateAt, enquiryDeedFaults } from './enquiry-case.rules';
import type {
  CaseField,
  CaseInput,
  DoDeedInput,
  EnquiryDeedOutcome,
  EnquiryCaseContext,
  EnquiryCaseEvent,
  FindPersonOutcome,
  LoadCaseOutcome,
} from './enquiry-case.types';

type DeedParams = Parameters<typeof enquiryDeed>[0];

const NOTHING_TYPED = { message: '', reason: '', counter: '', why: '' };

export const NOTHING: Omit<EnquiryCaseContext, 'enquiryNo'> = {
  enquiry: null,
  now: 0,
  readAt: 0,
  typed: NOTHING_TYPED,
  wrong: [],
  deed: { kind: 'withdraw' },
  isChanged: false,
  failureCode: null,
  lostCode: 'unavailable',
};

export const chart = setup({
  types: {
    input: {} as CaseInput,
    context: {} as EnquiryCaseContext,
    events: {} as EnquiryCaseEvent,
    tags: {} as 'loading' | 'shown' | 'busy' | 'declining' | 'countering' | 'withdrawing' | 'signedOut' | 'missing',
  },
  actors: {
    loadEnquiry: unprovidedPromise<LoadCaseOutcome, CaseInput>('loadEnquiry'),
    doDeed: unprovidedPromise<EnquiryDeedOutcome, DoDeedInput>('doDeed'),
    findPerson: unprovidedPromise<FindPersonOutcome>('findPerson'),
    personWatcher: unprovidedCallback<Extract<EnquiryCaseEvent, { type: 'person.changed' }>>('personWatcher'),
    seenWatcher: unprovidedCallback<Extract<EnquiryCaseEvent, { type: 'page.seen' }>>('seenWatcher'),
    secondTicker: unprovidedCallback<ClockTicked>('secondTicker'),
  },
  guards: {
    isLoaded: (_, params: LoadCaseOutcome) => params.ok,
    isMissing: (_, params: LoadCaseOutcome) => !params.ok && params.code === 'missing',
    isSignedOut: (_, params: LoadCaseOutcome) => !params.ok && params.code === 'signedOut',
    isFound: (_, params: FindPersonOutcome) => params.isFound,
    isDue: ({ context }, params: { now: number }) => isDue(context, params.now),
    mayDo: ({ context: { enquiry, now } }, { act }: { act: EnquiryAct }) =>
      enquiry !== null && mayDo(act, enquiryStateAt(enquiry, now)),
    mayAccept: ({ context: { enquiry, now } }) =>
      enquiry !== null && mayAccept(enquiryStateAt(enquiry, now), enquiry.answer),
    mayCounter: ({ context: { enquiry, now } }) =>
      enquiry !== null && mayCounter(enquiryStateAt(enquiry, now), enquiry.messages),
    isSound: ({ context: { typed } }, { asked }: { asked: DeedParams }) => enquiryDeedFaults(asked, typed).length === 0,
    isDone: (_, params: EnquiryDeedOutcome) => params.ok,
    isAccepted: ({ context: { deed } }, params: EnquiryDeedOutcome) => acceptedOrderPath(deed, params) !== '',
  },
  actions: {
    keepEnquiry: assign(({ context }, params: LoadCaseOutcome | EnquiryDeedOutcome) =>
      params.ok
        ? {
            enquiry: params.enquiry,
            now: params.now,
            readAt: params.now,
            isChanged:
              context.enquiry !== null &&
              context.enquiry.answer !== null &&
              (context.isChanged || context.enquiry.answer.answerNo !== params.enquiry.answer?.answerNo),
          }
        : {},
    ),
    forget: assign(NOTHING),
    clearTyped: assign({ typed: NOTHING_TYPED, wrong: [] }),
    recordLost: assign({
      lostCode: (_, params: LoadCaseOutcome) =>
        !params.ok && params.code === 'network' ? ('network' as const) : ('unavailable' as const),
    }),
    recordBroken: assign({ lostCode: 'unexpected' }),
    noteTime: assign({ now: (_, params: { now: number }) => params.now }),
    noteAsked: assign({ readAt: ({ context }) => context.now }),
    change: assign(({ context: { typed, wrong } }, { field, value }: { field: CaseField; value: string }) => ({
      typed: { ...typed, [field]: value },
      wrong: wrong.filter((one) => one !== field),
    })),
    noteWrong: assign(({ context: { typed } }, { asked }: { asked: DeedParams }) => ({
      wrong: enquiryDeedFaults(asked, typed),
    })),
    clearWrong: assign({ wrong: [] }),
    clearFailure: assign({ failureCode: null }),
    takeAccepted: assign((_, { answerNo, shownTotal }: { answerNo: number; shownTotal: Money }) => ({
      deed: { kind: 'accept' as const, answerNo, shownTotal },
    })),
    takeDeed: assign(({ context: { typed, enquiry } }, { asked }: { asked: DeedParams }) => ({
      deed: enquiryDeed(asked, typed, enquiry?.answer),
    })),
    recordFailure: assign({ failureCode: (_, params: EnquiryDeedOutcome) => (params.ok ? null : params.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    openPage: unprovidedAction<{ address: string }>('openPage'),
  },
});
