import type { ReactElement, ReactNode } from 'react';

import type { LoginMode } from '../../../machines/identity/login';
import { loginCopy as copy, loginCopy } from '../../copy/people/login';
import { Icon } from '../../ui/mark/icon';
import { CodeField } from './code-field';
import { type LoginParts, fieldComplaint, loginFocusTurn } from './login-parts';
import { PhoneField } from './phone-field';
import { RememberRow } from './remember-row';
import type { SmsCountdownView } from '../../../machines/identity/sms-countdown';
import { SmsCodeStripView } from '../../ui/form/sms-code-strip';
import { PasswordField } from '../../ui/form/password-field';

type SecretFieldProps = LoginParts & {
  field: 'password' | 'passwordAgain';
  /** Makes the browser offer a stored password or generate one. */
  autoComplete: 'current-password' | 'new-password';
  copy: { label: string; placeholder: string; hint: string };
  prefix?: ReactNode;
};

function SecretField({ view, on, field, copy, autoComplete, prefix }: SecretFieldProps) {
  return (
    <PasswordField
      {...copy}
      name={field}
      autoComplete={autoComplete}
      prefix={prefix}
      value={view.form[field]}
      readOnly={view.isBusy}
      error={fieldComplaint(view, field)}
      focusTurn={loginFocusTurn(view, field)}
      onChange={(event) => on.change({ [field]: event.target.value })}
    />
  );
}

const { label, hint, sent } = loginCopy.safety;

function SafetyRow({ countdown }: { countdown: SmsCountdownView }) {
  return (
    <div className="grid content-start">
      <span className="mb-1.5 leading-5 font-medium text-ink">{label}</span>
      <SmsCodeStripView view={countdown} />
      <p className="mt-1 mb-2 text-12 text-muted">{countdown.sentTo === null ? hint : sent}</p>
    </div>
  );
}

const lock = <Icon name="lock" className="ml-3 text-muted" />;

function NewPasswordRow({ password, ...parts }: LoginParts & { password: typeof copy.newPassword }) {
  return (
    <div className="grid sm:grid-cols-2 sm:gap-x-3">
      <SecretField {...parts} field="password" autoComplete="new-password" copy={password} />
      <SecretField {...parts} field="passwordAgain" autoComplete="new-password" copy={copy.passwordAgain} />
    </div>
  );
}

/** Each form has three rows of equal height, so that switching moves nothing. */
const ROWS: Record<LoginMode, (parts: LoginParts) => ReactElement> = {
  sms: (parts) => (
    <>
      <PhoneField {...parts} />
      <CodeField {...parts} />
      <SafetyRow countdown={parts.countdown} />
    </>
  ),
  password: (parts) => (
    <>
      <PhoneField {...parts} />
      <SecretField
        {...parts}
        field="password"
        autoComplete="current-password"
        copy={parts.view.notice === 'passwordReset' ? { ...copy.password, hint: copy.passwordReset } : copy.password}
        prefix={lock}
      />
      <RememberRow {...parts} />
    </>
  ),
  register: (parts) => (
    <>
      <PhoneField {...parts} />
      <CodeField {...parts} isSpeaking />
      <NewPasswordRow {...parts} password={copy.newPassword} />
    </>
  ),
  reset: (parts) => (
    <>
      <PhoneField {...parts} />
      <CodeField {...parts} isSpeaking />
      <NewPasswordRow {...parts} password={copy.resetPassword} />
    </>
  ),
};

export const LoginRowsView = (parts: LoginParts) => ROWS[parts.view.mode](parts);
