import { fn } from 'storybook/test';

import type { LoginView } from '../../machines/identity/login';
import type { SmsCountdownView } from '../../machines/identity/sms-countdown';

const filled = {
  phone: '13800126621',
  code: '',
  password: '',
  passwordAgain: '',
  isAgree: true,
  isRemembered: false,
};

export const blank: LoginView = {
  mode: 'sms',
  reason: 'wish',
  form: { ...filled, phone: '' },
  agreed: { agreement: '2027-01-08', privacy: '2026-12-19' },
  faults: {},
  failureCode: null,
  failureField: null,
  notice: null,
  isProofDemanded: false,
  isBusy: false,
  focus: { field: 'phone', turn: 1 },
};

export const showing = (change: Partial<LoginView>, form: Partial<LoginView['form']> = {}): LoginView => ({
  ...blank,
  focus: { field: null, turn: 1 },
  ...change,
  form: { ...filled, ...form },
});

export const idle: SmsCountdownView = {
  status: 'idle',
  secondsLeft: 0,
  canRequest: true,
  isBusy: false,
  sentTo: null,
  sentFor: null,
  failureCode: null,
};

export const sent: SmsCountdownView = {
  ...idle,
  status: 'cooling',
  secondsLeft: 47,
  canRequest: false,
  sentTo: '138****6621',
  sentFor: 'user_login',
};

export const wishes = {
  show: fn(),
  hide: fn(),
  chooseTab: fn(),
  followTo: fn(),
  change: fn(),
  requestCode: fn(),
  read: fn(),
  submit: fn(),
};
