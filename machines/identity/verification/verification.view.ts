import type { VerificationActor, VerificationSnapshot } from './verification.machine';
import type {
  ChosenFile,
  VerificationFacts,
  VerificationFailureCode,
  VerificationFaults,
  VerificationField,
  VerificationForm,
} from './verification.types';

const STAGES = ['loading', 'unavailable', 'editing', 'waiting', 'passed'] as const;

export type VerificationView = {
  stage: (typeof STAGES)[number];
  isBusy: boolean;
  facts: VerificationFacts;
  form: VerificationForm;
  isOverruled: boolean;
  licenceName: string | null;
  faults: VerificationFaults;
  failureCode: VerificationFailureCode | null;
  focus: { field: VerificationField | null; turn: number };
};

export const selectVerification = (snapshot: VerificationSnapshot): VerificationView => {
  const { facts, form, isOverruled, licence, faults, failureCode, focus } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'loading',
    isBusy: snapshot.hasTag('busy'),
    facts,
    form,
    isOverruled,
    licenceName: licence?.name ?? null,
    faults,
    failureCode,
    focus,
  };
};

export const verificationIntents = (actor: VerificationActor) => ({
  refresh: () => actor.send({ type: 'facts.refresh' }),
  change: (change: Partial<VerificationForm>) => actor.send({ type: 'field.change', change }),
  chooseLicence: (licence: ChosenFile) => actor.send({ type: 'licence.choose', licence }),
  removeLicence: () => actor.send({ type: 'licence.remove' }),
  submit: () => actor.send({ type: 'form.submit' }),
});

export type VerificationIntents = ReturnType<typeof verificationIntents>;
