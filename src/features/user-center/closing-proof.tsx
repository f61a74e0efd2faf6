import { maskMobileNumber } from '../../../domain/people/phone';
import {
  PROOFS,
  type AccountClosingIntents,
  type AccountClosingView,
} from '../../../machines/identity/account-closing';
import type { SmsCountdownView } from '../../../machines/identity/sms-countdown';
import { accountClosingCopy as copy } from '../../copy/people/account-closing';
import { PasswordField } from '../../ui/form/password-field';
import { SideBySide } from '../../ui/form/side-by-side';
import { TextField } from '../../ui/form/text-field';
import { SmsCodeButtonView } from '../../ui/form/sms-code-button';
import { smsCodeNotice } from '../../ui/form/sms-code-strip';

export type ClosingParts = { view: AccountClosingView; countdown: SmsCountdownView; on: AccountClosingIntents };

const CHOICES = PROOFS.map((key) => ({ key, label: copy.proofs[key] }));

export const closingFocusTurn = ({ focus }: AccountClosingView, on: AccountClosingView['focus']['on']) =>
  focus.on === on ? focus.turn : undefined;

function Code({ view, countdown, on }: ClosingParts) {
  const { tone, text } = smsCodeNotice(countdown);
  const due = closingFocusTurn(view, 'code');
  const hint = tone === 'quiet' || tone === 'bad' ? copy.codeHint(maskMobileNumber(view.facts.phone)) : text;
  return (
    <TextField
      label={copy.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={view.typed.code}
      readOnly={view.isBusy}
      hint={<output className={tone === 'good' ? 'text-good' : ''}>{hint}</output>}
      error={view.wrong.includes('code') ? copy.wrong.code : tone === 'bad' ? text : undefined}
      // Focuses the code field again after the captcha, once the code is on its way.
      focusTurn={due === undefined || countdown.sentTo === null ? due : due + 0.5}
      onChange={({ target }) => on.change({ code: target.value })}
      suffix={<SmsCodeButtonView view={countdown} onRequest={on.requestCode} />}
    />
  );
}

/** Proof of identity by password, or by code for accounts without one. */
export function ClosingProof(parts: ClosingParts) {
  const { view, on } = parts;
  const { typed, wrong, isBusy } = view;
  return (
    <div className="mt-4">
      <SideBySide
        label={copy.proof}
        choices={CHOICES}
        chosen={typed.proof}
        onChoose={(key) => {
          const proof = PROOFS.find((one) => one === key);
          if (proof && !isBusy) on.change({ proof });
        }}
      />
      {typed.proof === 'code' ? (
        <Code {...parts} />
      ) : (
        <PasswordField
          label={copy.password}
          hint={copy.hint}
          error={wrong.includes('password') ? copy.wrong.password : undefined}
          value={typed.password}
          readOnly={isBusy}
          autoComplete="current-password"
          focusTurn={closingFocusTurn(view, 'password')}
          onChange={({ target }) => on.change({ password: target.value })}
        />
      )}
    </div>
  );
}
