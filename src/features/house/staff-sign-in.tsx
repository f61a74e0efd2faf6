import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  selectStaffSignIn,
  staffSignInIntents,
  type StaffField,
  type StaffSignInActor,
  type StaffSignInIntents,
  type StaffSignInView as View,
} from '../../../machines/house/staff-sign-in';
import { staffSignInCopy as copy } from '../../copy/house/staff-sign-in';
import { severalFaults } from '../../copy/words/several-faults';
import { FaultsTold } from '../../ui/form/faults-told';
import { FieldMessage } from '../../ui/form/field-message';
import { PasswordField } from '../../ui/form/password-field';
import { TextField } from '../../ui/form/text-field';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Button } from '../../ui/press/button';
import { LinkButton } from '../../ui/press/link-button';

type Parts = { view: View; on: StaffSignInIntents };

const AUTO = {
  login: 'username',
  password: 'current-password',
  code: 'one-time-code',
  recoveryCode: 'off',
  newPassword: 'new-password',
  again: 'new-password',
} satisfies Record<StaffField, string>;

const HINTS: Partial<Record<StaffField, string>> = copy.hints;

function Field({ field, view: { form, faults, isBusy }, on }: Parts & { field: StaffField }) {
  const fault = faults[field];
  const props = {
    label: copy.fields[field],
    hint: HINTS[field] ?? '',
    name: field,
    autoComplete: AUTO[field],
    value: form[field],
    readOnly: isBusy,
    error: fault && copy.fault[fault],
    onChange: ({ target }: { target: HTMLInputElement }) => on.change(field, target.value),
  };
  if (AUTO[field].endsWith('password')) return <PasswordField {...props} />;
  return <TextField {...props} {...(field === 'code' && { inputMode: 'numeric' as const })} spellCheck={false} />;
}

type FormProps = Parts & {
  fields: readonly StaffField[];
  submit: { idle: string; busy: string };
  onSubmit: () => void;
};

function Form({ view, on, fields, submit, onSubmit }: FormProps) {
  const { failureCode, isBusy, faults } = view;
  const found = fields.flatMap((field) => (faults[field] ? [copy.fault[faults[field]]] : []));
  return (
    <form
      noValidate
      className="mt-6 grid"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FaultsTold sentence={severalFaults(found)}>
        {fields.map((field) => (
          <Field key={field} field={field} view={view} on={on} />
        ))}
      </FaultsTold>
      <div className="min-h-6">
        <FieldMessage error={failureCode !== null ? copy.failure[failureCode] : undefined} />
      </div>
      <Button look="signal" type="submit" size="large" isBusy={isBusy}>
        {isBusy ? submit.busy : submit.idle}
      </Button>
    </form>
  );
}

function Door({ view, on }: Parts) {
  const said = copy.reason[view.reason];
  return (
    <>
      <h1 ref={catchFocus} className="text-24">
        {copy.title}
      </h1>
      <p className="mt-1 text-muted">{copy.lead}</p>
      {said !== '' && <output className="mt-3 block text-warn">{said}</output>}
      <Form view={view} on={on} fields={['login', 'password']} submit={copy.next} onSubmit={on.submitPassword} />
    </>
  );
}

const FIELDS = {
  code: ['code'],
  recovery: ['recoveryCode'],
  begin: ['newPassword', 'again', 'code'],
} as const satisfies Record<View['step'], readonly StaffField[]>;

function Factor({ view, on }: Parts) {
  const { step } = view;
  const { title, lead } = copy.steps[step];
  return (
    <>
      <h1 ref={catchFocus} className="text-24">
        {title}
      </h1>
      <p className="mt-1 text-muted">{lead}</p>
      <Form key={step} view={view} on={on} fields={FIELDS[step]} submit={copy.enter} onSubmit={on.submitFactor} />
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {step === 'code' && <LinkButton onClick={on.chooseRecovery}>{copy.toRecovery}</LinkButton>}
        {step === 'recovery' && <LinkButton onClick={on.chooseCode}>{copy.toCode}</LinkButton>}
        <LinkButton onClick={on.returnToDoor}>{copy.toDoor}</LinkButton>
      </div>
    </>
  );
}

function Codes({ view: { recoveryCodes }, on }: Parts) {
  return (
    <>
      <h1 ref={catchFocus} className="text-24">
        {copy.codes.title}
      </h1>
      <p className="mt-1">{copy.codes.lead}</p>
      <ul className="my-6 grid grid-cols-2 gap-2 font-mono text-16 text-ink">
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button look="signal" size="large" onClick={on.noteCodes}>
        {copy.codes.noted}
      </Button>
    </>
  );
}

export function StaffSignInView({ view, on }: Parts) {
  const { stage, seconds } = view;
  return (
    <section className="mx-auto max-w-100 rounded-card border border-line bg-surface p-6 md:mt-8 md:p-8">
      {stage === 'door' && <Door view={view} on={on} />}
      {stage === 'factor' && <Factor view={view} on={on} />}
      {stage === 'codes' && <Codes view={view} on={on} />}
      {stage === 'locked' && (
        <>
          <h1 ref={catchFocus} className="text-24">
            {copy.locked.title}
          </h1>
          <p role="alert" className="mt-2">
            {copy.locked.text(seconds)}
          </p>
        </>
      )}
    </section>
  );
}

export function StaffSignIn({ actor }: { actor: StaffSignInActor }) {
  const view = useSelector(actor, selectStaffSignIn, shallowEqual);
  const on = useMemo(() => staffSignInIntents(actor), [actor]);
  return <StaffSignInView view={view} on={on} />;
}
