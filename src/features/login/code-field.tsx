import { messageTypeOf } from '../../../machines/identity/login';
import { loginCopy as copy } from '../../copy/people/login';
import { TextField } from '../../ui/form/text-field';
import { complaint, focusTurnOf, type LoginParts } from './login-parts';
import { SmsCodeButtonView } from '../../ui/form/sms-code-button';
import { smsCodeNotice } from '../../ui/form/sms-code-strip';

/** A code in hand that is good for another form would only be refused; better to hear it before. */
function warning({ view, countdown }: LoginParts): string | undefined {
  const [sent, wanted] = [countdown.sentFor, messageTypeOf(view.mode)];
  return sent === null || sent === wanted ? undefined : copy.codeForOther(copy.codeFor[sent], copy.codeFor[wanted]);
}

/** The captcha stood between the request and the code; once that is on its way, the field is due once more. */
function focusTurn({ view, countdown }: LoginParts): number | undefined {
  const due = focusTurnOf(view, 'code');
  return due === undefined || countdown.sentTo === null ? due : due + 0.5;
}

/** `isSpeaking`: the field says how the sending goes, where no safety strip does. */
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
      error={complaint(view, 'code') ?? (isBad ? text : undefined)}
      focusTurn={focusTurn(parts)}
      onChange={(event) => on.change({ code: event.target.value })}
      suffix={<SmsCodeButtonView view={countdown} onRequest={on.requestCode} />}
    />
  );
}
