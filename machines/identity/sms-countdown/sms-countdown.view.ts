import { maskMobileNumber } from '../../../domain/people/phone';
import type { SmsMessageType } from '../../../domain/people/sms';
import { hasCome } from '../../support/absent';
import type { SmsCountdownSnapshot } from './sms-countdown.machine';
import type { SmsFailureCode } from './sms-countdown.types';

export type SmsCountdownView = {
  status: SmsCountdownSnapshot['value'];
  secondsLeft: number;
  canRequest: boolean;
  isBusy: boolean;
  sentTo: string | null;
  sentFor: SmsMessageType | null;
  failureCode: SmsFailureCode | null;
};

/** Placeholder until its code has loaded; clicks are kept. */
const expected: SmsCountdownView = {
  status: 'idle',
  secondsLeft: 0,
  canRequest: true,
  isBusy: false,
  sentTo: null,
  sentFor: null,
  failureCode: null,
};

export const selectSmsCountdown = (snapshot: SmsCountdownSnapshot): SmsCountdownView => {
  if (!hasCome(snapshot)) return expected;
  const { phone, messageType, secondsLeft, failure } = snapshot.context;
  const wasSent = snapshot.matches('cooling') && failure === null && phone !== '';
  return {
    status: snapshot.value,
    secondsLeft,
    canRequest: snapshot.hasTag('requestable'),
    isBusy: snapshot.hasTag('busy'),
    sentTo: wasSent ? maskMobileNumber(phone) : null,
    sentFor: wasSent ? messageType : null,
    failureCode: failure?.code ?? null,
  };
};

export const selectProofActor = ({ children }: SmsCountdownSnapshot) => children.obtainProof;
