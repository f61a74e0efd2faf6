import { type EnquiryState, mayAccept, mayCounter, mayDo } from '../../../domain/order/enquiry/enquiry-life';
import type { Money } from '../../../domain/values/money';
import type { EnquiryCaseActor, EnquiryCaseSnapshot } from './enquiry-case.machine';
import { enquiryStateAt } from './enquiry-case.rules';
import type { CaseEnquiry, CaseField, CaseFields, DeedFailureCode, EnquiryCaseContext } from './enquiry-case.types';

const STAGES = ['loading', 'signedOut', 'missing', 'shown'] as const;
const PANELS = ['declining', 'countering', 'withdrawing'] as const;

export type EnquiryCaseView = {
  stage: (typeof STAGES)[number] | 'lost';
  lostCode: EnquiryCaseContext['lostCode'];
  enquiry: CaseEnquiry | null;
  /** State by the page clock. */
  state: EnquiryState;
  now: number;
  panel: (typeof PANELS)[number] | null;
  isBusy: boolean;
  isChanged: boolean;
  failureCode: DeedFailureCode | null;
  typed: CaseFields;
  wrong: readonly CaseField[];
  may: { accept: boolean; decline: boolean; counter: boolean; withdraw: boolean; say: boolean };
};

export function selectEnquiryCase(snapshot: EnquiryCaseSnapshot): EnquiryCaseView {
  const { enquiry, now, typed, wrong, isChanged, failureCode, lostCode } = snapshot.context;
  const state = enquiry ? enquiryStateAt(enquiry, now) : 'OPEN';
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'lost',
    lostCode,
    enquiry,
    state,
    now,
    panel: PANELS.find((panel) => snapshot.hasTag(panel)) ?? null,
    isBusy: snapshot.hasTag('busy'),
    isChanged,
    failureCode,
    typed,
    wrong,
    may: {
      accept: mayAccept(state, enquiry?.answer ?? null),
      decline: mayDo('decline', state),
      counter: enquiry !== null && mayCounter(state, enquiry.messages),
      withdraw: mayDo('withdraw', state),
      say: mayDo('say', state),
    },
  };
}

export const enquiryCaseIntents = (actor: EnquiryCaseActor) => ({
  signIn: () => actor.send({ type: 'person.find' }),
  refresh: () => actor.send({ type: 'case.refresh' }),
  change: (field: CaseField, value: string) => actor.send({ type: 'field.change', field, value }),
  /** Accepts exactly the displayed answer. */
  accept: (answerNo: number, shownTotal: Money) => actor.send({ type: 'answer.accept', answerNo, shownTotal }),
  decline: () => actor.send({ type: 'answer.decline' }),
  counter: () => actor.send({ type: 'answer.counter' }),
  withdraw: () => actor.send({ type: 'case.withdraw' }),
  confirm: () => actor.send({ type: 'deed.confirm' }),
  drop: () => actor.send({ type: 'deed.drop' }),
  say: () => actor.send({ type: 'message.send' }),
});

export type EnquiryCaseIntents = ReturnType<typeof enquiryCaseIntents>;
