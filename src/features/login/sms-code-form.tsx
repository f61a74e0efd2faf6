import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';

import { tidyMobileNumber } from '../../../domain/phone';
import {
  selectSmsCountdown,
  smsCountdownIntents,
  type SmsCountdownActor,
  type SmsCountdownView,
} from '../../../machines/sms-countdown';
import { loginCopy as copy } from '../../copy/login';
import { smsCountdownCopy } from '../../copy/sms-countdown';
import { TextField } from '../../ui/text-field';
import { SmsCodeButtonView } from './sms-code-button';
import { SmsCodeStripView } from './sms-code-strip';

type SmsCodeFormViewProps = { view: SmsCountdownView; onRequest: (phone: string) => void };

/** The rows every form with a code shares: number, code with its button, safety strip. */
export function SmsCodeFormView({ view, onRequest }: SmsCodeFormViewProps) {
  const phone = useRef<HTMLInputElement>(null);
  const requestCode = () => onRequest(tidyMobileNumber(phone.current?.value ?? ''));
  return (
    <form
      className="grid gap-3"
      data-state={view.status}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        requestCode();
      }}
    >
      <TextField
        ref={phone}
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        readOnly={view.isBusy}
        error={view.failureCode === 'phoneInvalid' ? smsCountdownCopy.failure.phoneInvalid : undefined}
        {...copy.phone}
      />
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        suffix={<SmsCodeButtonView view={view} onRequest={requestCode} />}
        {...copy.code}
      />
      <SmsCodeStripView view={view} />
    </form>
  );
}

export function SmsCodeForm({ actor }: { actor: SmsCountdownActor }) {
  const view = useSelector(actor, selectSmsCountdown, shallowEqual);
  const { requestCode } = useMemo(() => smsCountdownIntents(actor), [actor]);
  return <SmsCodeFormView view={view} onRequest={(phone) => requestCode({ phone, messageType: 'user_login' })} />;
}
