import type { ReactNode } from 'react';

import { PasswordField } from '../../ui/form/password-field';
import { complaint, focusTurnOf, type LoginParts } from './login-parts';

type SecretFieldProps = LoginParts & {
  field: 'password' | 'passwordAgain';
  /** Makes the browser offer a stored password or generate one. */
  autoComplete: 'current-password' | 'new-password';
  copy: { label: string; placeholder: string; hint: string };
  prefix?: ReactNode;
};

export function SecretField({ view, on, field, copy, autoComplete, prefix }: SecretFieldProps) {
  return (
    <PasswordField
      {...copy}
      name={field}
      autoComplete={autoComplete}
      prefix={prefix}
      value={view.form[field]}
      readOnly={view.isBusy}
      error={complaint(view, field)}
      focusTurn={focusTurnOf(view, field)}
      onChange={(event) => on.change({ [field]: event.target.value })}
    />
  );
}
