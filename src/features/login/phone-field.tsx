import type { LoginMode } from '../../../machines/identity/login';
import { loginCopy as copy } from '../../copy/people/login';
import { LinkButton } from '../../ui/press/link-button';
import { TextField } from '../../ui/form/text-field';
import { fieldComplaint, loginFocusTurn, type LoginParts } from './login-parts';

/** Password managers need `username` where an account is saved; for SMS it is a phone number. */
const autoComplete = (mode: LoginMode) => (mode === 'sms' ? 'tel-national' : 'username');

const OTHER_FORM = { accountUnknown: 'register', accountExists: 'sms' } as const;

/** Offers the other form when the phone number is registered or not. */
function OtherForm({ view: { failureCode }, on }: LoginParts) {
  if (failureCode !== 'accountUnknown' && failureCode !== 'accountExists') return null;
  return (
    <>
      ，<LinkButton onClick={() => on.followTo(OTHER_FORM[failureCode])}>{copy.instead[failureCode]}</LinkButton>
    </>
  );
}

export function PhoneField(parts: LoginParts) {
  const { view, on } = parts;
  return (
    <TextField
      {...copy.phone}
      name="phone"
      type="tel"
      inputMode="numeric"
      autoComplete={autoComplete(view.mode)}
      prefix={<span className="ml-3 border-r border-line pr-3 text-16 text-muted">{copy.phone.prefix}</span>}
      value={view.form.phone}
      readOnly={view.isBusy}
      hint={view.notice === 'recalled' ? copy.recalled : copy.phoneHint[view.mode]}
      error={fieldComplaint(view, 'phone')}
      way={<OtherForm {...parts} />}
      focusTurn={loginFocusTurn(view, 'phone')}
      onChange={(event) => on.change({ phone: event.target.value })}
    />
  );
}
