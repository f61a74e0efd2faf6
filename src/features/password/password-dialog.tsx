import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  passwordIntents,
  selectPassword,
  type PasswordActor,
  type PasswordField as Field,
  type PasswordIntents,
  type PasswordView,
} from '../../../machines/identity/password';
import { credentialFaultCopy } from '../../copy/people/credentials';
import { passwordCopy as copy } from '../../copy/people/password';
import { severalFaults } from '../../copy/words/several-faults';
import { Button } from '../../ui/press/button';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { FaultsTold } from '../../ui/form/faults-told';
import { FieldMessage } from '../../ui/form/field-message';
import { Hairline } from '../../ui/mark/hairline';
import { IconButton } from '../../ui/press/icon-button';
import { PasswordField } from '../../ui/form/password-field';

type PasswordParts = { view: PasswordView; on: PasswordIntents };

/** A wrong old password is shown under its field; other failures above the buttons. */
const isAboutOldPassword = ({ failureCode }: PasswordView) => failureCode === 'oldPasswordRefused';

function complaint(view: PasswordView, field: Field): string | undefined {
  const fault = view.faults[field];
  if (fault) return credentialFaultCopy[fault];
  return field === 'oldPassword' && isAboutOldPassword(view) ? copy.failure.oldPasswordRefused : undefined;
}

function Secret({ view, on, field }: PasswordParts & { field: Field }) {
  return (
    <PasswordField
      {...copy.fields[field]}
      name={field}
      autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
      value={view.form[field]}
      readOnly={view.isBusy}
      error={complaint(view, field)}
      focusTurn={view.focus.field === field ? view.focus.turn : undefined}
      onChange={(event) => on.change({ [field]: event.target.value })}
    />
  );
}

export function PasswordDialogView({ view, on }: PasswordParts) {
  const { failureCode } = view;
  return (
    <Dialog shape="sheet" className="p-6 md:max-w-105 md:p-8" onClose={on.hide}>
      {view.isBusy && <Hairline />}
      <IconButton name="close" label={copy.close} className="absolute top-4 right-4" onClick={on.hide} />
      <DialogTitle className="text-20">{copy.title}</DialogTitle>
      <form
        className="mt-5 grid"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          on.submit();
        }}
      >
        <FaultsTold sentence={severalFaults(Object.values(view.faults).map((fault) => credentialFaultCopy[fault]))}>
          <Secret view={view} on={on} field="oldPassword" />
          <Secret view={view} on={on} field="newPassword" />
          <Secret view={view} on={on} field="passwordAgain" />
        </FaultsTold>
        <div className="min-h-6 pb-1">
          <FieldMessage
            error={failureCode !== null && !isAboutOldPassword(view) ? copy.failure[failureCode] : undefined}
          />
        </div>
        <div className="flex justify-end gap-3">
          <Button look="line" onClick={on.hide}>
            {copy.cancel}
          </Button>
          <Button look="signal" type="submit" isBusy={view.isBusy}>
            {view.isBusy ? copy.submit.busy : copy.submit.idle}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function PasswordDialog({ actor }: { actor: PasswordActor }) {
  const view = useSelector(actor, selectPassword, shallowEqual);
  const on = useMemo(() => passwordIntents(actor), [actor]);
  return <PasswordDialogView view={view} on={on} />;
}
