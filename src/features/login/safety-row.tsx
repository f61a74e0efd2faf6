import type { SmsCountdownView } from '../../../machines/identity/sms-countdown';
import { loginCopy } from '../../copy/people/login';
import { SmsCodeStripView } from '../../ui/form/sms-code-strip';

const { label, hint, sent } = loginCopy.safety;

export function SafetyRow({ countdown }: { countdown: SmsCountdownView }) {
  return (
    <div className="grid content-start">
      <span className="mb-1.5 leading-5 font-medium text-ink">{label}</span>
      <SmsCodeStripView view={countdown} />
      <p className="mt-1 mb-2 text-12 text-muted">{countdown.sentTo === null ? hint : sent}</p>
    </div>
  );
}
