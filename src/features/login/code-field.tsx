import { messageTypeOf } from '../../../machines/identity/login';
import { loginCopy as copy } from '../../copy/people/login';
import { TextField } from '../../ui/form/text-field';
import { fieldComplaint, loginFocusTurn, type LoginParts } from './login-parts';
import { SmsCodeButtonView } from '../../ui/form/sms-code-button';
import { smsCodeNotice } from '../../ui/form/sms-code-strip';

/** Warns that the code in hand was sent for another form, before the gateway refuses it. */
function warning({ view, countdown }: LoginParts): string | undefined {
  const [sent, wanted] = [countdown.sentFor, messageTypeOf(view.mode)];
  return sent === null || sent === wanted ? undefined : copy.codeForOther(copy.codeFor[sent], copy.codeFor[wanted]);
}

/** Focuses the code field again after the captcha, once the code is on its way. */
function focusTurn({ view, countdown }: LoginParts): number | undefined {
  const due = loginFocusTurn(view, 'code');
  return due === undefined || countdown.sentTo === null ? due : due + 0.5;
}

/** `isSpeaking`: the field itself shows the sending status, where there is no status strip. */
export function CodeField({ isSpeaking = false, ...parts }: LoginParts & { isSpeaking?: boolean }) {
  const { view, countdown, on } = parts;
  const { tone, text } = smsCodeNotice(countdown);
  const news = <output className={tone === 'good' ? 'text-good' : ''}>{text}</output>;
  const isBad = isSpeaking && tone === 'bad';
  return (
    <TextField
      {...copy.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={view.form.code}
      readOnly={view.isBusy}
      hint={warning(parts) ?? (isSpeaking && tone !== 'quiet' ? news : copy.code.hint)}
      error={fieldComplaint(view, 'code') ?? (isBad ? text : undefined)}
      focusTurn={focusTurn(parts)}
      onChange={(event) => on.change({ code: event.target.value })}
      suffix={<SmsCodeButtonView view={countdown} onRequest={on.requestCode} />}
    />
  );
}
