import type { PasswordActor, PasswordSnapshot } from './password.machine';
import type { PasswordFailureCode, PasswordFaults, PasswordField, PasswordForm } from './password.types';

export type PasswordView = {
  form: PasswordForm;
  faults: PasswordFaults;
  failureCode: PasswordFailureCode | null;
  isBusy: boolean;
  focus: { field: PasswordField; turn: number };
};

export const selectPassword = (snapshot: PasswordSnapshot): PasswordView => ({
  ...snapshot.context,
  isBusy: snapshot.hasTag('busy'),
});

export const passwordIntents = (actor: PasswordActor) => ({
  show: () => actor.send({ type: 'password.show' }),
  hide: () => actor.send({ type: 'password.hide' }),
  change: (change: Partial<PasswordForm>) => actor.send({ type: 'field.change', change }),
  submit: () => actor.send({ type: 'form.submit' }),
});

export type PasswordIntents = ReturnType<typeof passwordIntents>;
