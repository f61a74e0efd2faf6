import { smsCountdownCopy } from '../../copy/people/sms-countdown';
import { StatusStrip, type StatusTone } from '../show/status-strip';
import type { CodeCountdown } from './sms-code-button';

const { notice, failure } = smsCountdownCopy;

/** Text of the strip; an invalid phone number is reported at its own field. */
export function smsCodeNotice({ status, sentTo, failureCode }: CodeCountdown): { tone: StatusTone; text: string } {
  if (failureCode !== null && failureCode !== 'phoneInvalid') return { tone: 'bad', text: failure[failureCode] };
  if (sentTo !== null) return { tone: 'good', text: notice.sent(sentTo) };
  const isUnderWay = status === 'proving' || status === 'requesting';
  return { tone: isUnderWay ? 'busy' : 'quiet', text: notice[status] };
}

/** Live region of the countdown, without seconds, which would be announced each time. */
export function SmsCodeStripView({ view }: { view: CodeCountdown }) {
  const { tone, text } = smsCodeNotice(view);
  return <StatusStrip tone={tone}>{text}</StatusStrip>;
}
