import type { ReactElement } from 'react';

import type { LoginMode } from '../../../machines/identity/login';
import { loginCopy as copy } from '../../copy/people/login';
import { Icon } from '../../ui/mark/icon';
import { CodeField } from './code-field';
import type { LoginParts } from './login-parts';
import { PhoneField } from './phone-field';
import { RememberRow } from './remember-row';
import { SafetyRow } from './safety-row';
import { SecretField } from './secret-field';

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
