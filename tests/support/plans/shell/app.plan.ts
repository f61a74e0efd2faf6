import { appMachine, type AppInput } from '../../../../machines/shell/app';
import { sharedPlan } from '../../model/plan';
import { LI } from '../identity/session-people';

const NOW = 1_800_000_000_000;

const fresh: AppInput = {
  path: '/',
  isLost: false,
  now: NOW,
  smsResendAt: 0,
  consentDefault: true,
  ssoToken: null,
  wasExpired: false,
};
const order = { type: 'order.submit' };
const entered = { token: 'token-of-li', userName: LI.name };

/** Events of the application root; each child has its own plan. */
export const appPlan = sharedPlan('appPlan', appMachine, {
  inputs: { 'a new page': fresh, 'a page after an expiry': { ...fresh, wasExpired: true } },
  events: {
    'login.show': { 'by wish': {}, 'by an order': { reason: 'resume', resume: order } },
    'login.hide': 'bare',
    'login.dismissed': 'bare',
    'login.succeeded': {
      'by wish': { ...entered, how: 'sms', resume: null },
      'by registering, for an order': { ...entered, how: 'register', resume: order },
    },
    'authentication.show': {
      'for an order': { locationUrl: 'https://center.example/order', standing: 'NONE' },
    },
    'authentication.hide': 'bare',
    'password.show': 'bare',
    'reading.show': {
      'the agreement': { text: 'agreement', isWithMail: false },
      'the privacy notice': { text: 'privacy', isWithMail: true },
    },
    'password.changed': 'bare',
    'session.signOut': 'bare',
    'session.started': { kept: { isKept: true }, 'not kept': { isKept: false } },
    'session.ended': 'bare',
    'session.signedOut': 'bare',
    'session.ssoRefused': 'bare',
    'user.refresh': 'bare',
    'route.changed': 'bare',
    'page.reload': 'bare',
    'notice.raise': { 'of a view': { notice: { kind: 'toast', tone: 'info', says: { code: 'notKept' } } } },
    'gateway.refused': { 'in words': { message: '验证码错误' } },
    'gateway.failed': { 'in words': { message: '请求内容过大' }, 'without a word': { message: null } },
    'gateway.clockOff': 'bare',
    'gateway.expired': { 'of Li': { token: 'token-of-li' } },
  },
  outcomes: {
    session: 'stream',
    login: 'stream',
    password: 'stream',
    notices: 'stream',
    gatewayNews: 'stream',
    navigation: 'stream',
    chunkGuard: 'stream',
    header: 'stream',
    newEditions: 'stream',
    authNotice: {
      done: { left: { hasLeft: true }, stayed: { hasLeft: false } },
      error: { bug: new TypeError('no way') },
    },
    reading: {
      done: {
        'the agreement is known': { isConfirmed: true, completionCode: '1', version: '2020-07-14' },
        'the privacy notice is known': { isConfirmed: true, completionCode: '2', version: '2020-07-14' },
        'the shipping protocol is known': { isConfirmed: true, completionCode: '3', version: '2020-07-14' },
        'what is charged is known': { isConfirmed: true, completionCode: '4', version: '2020-07-14' },
        closed: { isConfirmed: false },
      },
      error: { bug: new TypeError('not a text') },
    },
  },
  distinguish: ({ resume, locationUrl, standing, wasExpired, reading }) => [
    resume,
    locationUrl,
    standing,
    wasExpired,
    reading,
  ],
});
