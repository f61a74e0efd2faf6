import { smsCountdownCopy } from '../../copy/people/sms-countdown';
import { Icon } from '../mark/icon';

const { button } = smsCountdownCopy;

export type CodeCountdown = {
  status: keyof typeof button;
  secondsLeft: number;
  canRequest: boolean;
  isBusy: boolean;
  sentTo: string | null;
  failureCode: keyof typeof smsCountdownCopy.failure | null;
};

const smsCodeButtonLabel = ({ status, secondsLeft }: CodeCountdown) =>
  status === 'cooling' ? button.cooling(secondsLeft) : button[status];

/** Button at the end of the code field, equally wide in all states. */
export function SmsCodeButtonView({ view, onRequest }: { view: CodeCountdown; onRequest: () => void }) {
  return (
    <button
      type="button"
      className="flex w-28 shrink-0 items-center self-stretch justify-center gap-1.5 rounded-r-control border-l border-line font-medium text-sea -outline-offset-2 hover:bg-sea-tint aria-disabled:bg-transparent aria-disabled:font-normal aria-disabled:text-muted"
      disabled={view.status === 'cooling'}
      aria-disabled={!view.canRequest}
      aria-busy={view.isBusy}
      onClick={() => {
        if (view.canRequest) onRequest();
      }}
    >
      {view.isBusy && <Icon name="spinner" className="size-4" />}
      {smsCodeButtonLabel(view)}
    </button>
  );
}
