import { person } from '#person';
import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect } from 'vitest';

import { maskMobileNumber, tidyMobileNumber } from '../../../domain/people/phone';
import {
  selectSmsCountdown,
  type SmsCountdownActor,
  type SmsCountdownSnapshot,
} from '../../../machines/identity/sms-countdown';
import { credentialFaultCopy } from '../../../src/copy/people/credentials';
import { loginCopy } from '../../../src/copy/people/login';
import { smsCountdownCopy as copy } from '../../../src/copy/people/sms-countdown';
import { LoginRowsView } from '../../../src/features/login/login-rows';
import { showing, wishes } from '../../../stories/identity/login.fixtures';
import { walkView } from '../../support/model/walk-view';
import { smsCountdownPlan } from '../../support/plans/identity/sms-countdown.plan';
import { alertText, statusText } from '../../support/sight';

/** Countdown of the login with the phone field alone. */
function Countdown({ actor }: { actor: SmsCountdownActor }) {
  const [phone, setPhone] = useState('');
  const countdown = useSelector(actor, selectSmsCountdown);
  const faults = countdown.failureCode === 'phoneInvalid' ? ({ phone: 'phoneInvalid' } as const) : {};
  const on = {
    ...wishes,
    change: (change: { phone?: string }) => setPhone(tidyMobileNumber(change.phone ?? '')),
    requestCode: () => actor.send({ type: 'code.request', phone, messageType: 'user_login' }),
  };
  return <LoginRowsView view={showing({ faults }, { phone })} countdown={countdown} isProving={false} on={on} />;
}

function look({ value, context: { secondsLeft, failure, phone } }: SmsCountdownSnapshot) {
  const isCooling = value === 'cooling';
  const name = isCooling ? `${secondsLeft} s 后重发` : copy.button[value];
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button.getAttribute('aria-disabled'), 'only an idle button can be pressed').toBe(String(value !== 'idle'));
  expect(button.getAttribute('aria-busy'), 'a waiting button says so').toBe(
    String(value === 'proving' || value === 'requesting'),
  );

  const isNumberWrong = failure?.code === 'phoneInvalid';
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: loginCopy.phone.label });
  expect(alertText(), 'a wrong number is said under its field').toBe(
    isNumberWrong ? credentialFaultCopy.phoneInvalid : null,
  );
  expect(field.getAttribute('aria-invalid'), 'and on the field itself').toBe(isNumberWrong ? 'true' : null);

  if (failure !== null && !isNumberWrong) expect(statusText()).toBe(copy.failure[failure.code]);
  else if (isCooling && phone !== '') expect(statusText()).toBe(copy.notice.sent(maskMobileNumber(phone)));
  else expect(statusText()).toBe(copy.notice[value]);
}

walkView({
  plan: smsCountdownPlan,
  mount: (actor) => <Countdown actor={actor} />,
  perform: {
    'code.request': async ({ phone }) => {
      await person.type(loginCopy.phone.label, phone);
      await person.press('button', copy.button.idle);
    },
  },
  byWorld: {
    'clock.ticked': 'the clock',
  },
  look,
});
