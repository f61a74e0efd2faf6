import type { StaffSignInActor, StaffSignInSnapshot } from './staff-sign-in.machine';
import type { FactorStep, StaffField, StaffSignInContext } from './staff-sign-in.types';

const STAGES = ['door', 'locked', 'factor', 'codes'] as const;

export type StaffSignInView = Pick<
  StaffSignInContext,
  'form' | 'reason' | 'faults' | 'failureCode' | 'seconds' | 'recoveryCodes'
> & { stage: (typeof STAGES)[number]; step: FactorStep; isBusy: boolean };

export function selectStaffSignIn(snapshot: StaffSignInSnapshot): StaffSignInView {
  const { form, reason, step, faults, failureCode, seconds, recoveryCodes } = snapshot.context;
  return {
    form,
    reason,
    step,
    faults,
    failureCode,
    seconds,
    recoveryCodes,
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'door',
    isBusy: snapshot.hasTag('busy'),
  };
}

export const staffSignInIntents = (actor: StaffSignInActor) => ({
  change: (field: StaffField, value: string) => actor.send({ type: 'field.change', field, value }),
  submitPassword: () => actor.send({ type: 'password.submit' }),
  submitFactor: () => actor.send({ type: 'factor.submit' }),
  chooseRecovery: () => actor.send({ type: 'recovery.choose' }),
  chooseCode: () => actor.send({ type: 'code.choose' }),
  returnToDoor: () => actor.send({ type: 'door.return' }),
  noteCodes: () => actor.send({ type: 'codes.note' }),
});

export type StaffSignInIntents = ReturnType<typeof staffSignInIntents>;
