import type { SmsCountdownView } from '../../../machines/identity/sms-countdown';
import { smsCountdownCopy } from '../../copy/sms-countdown';
import { Icon } from '../../ui/mark/icon';

const { button } = smsCountdownCopy;

export const smsCodeButtonLabel = ({ status, secondsLeft }: SmsCountdownView) =>
  status === 'cooling' ? button.cooling(secondsLeft) : button[status];

/** Sits at the end of the code field; as wide in every state, so the field never jumps. */
export function SmsCodeButtonView({ view, onRequest }: { view: SmsCountdownView; onRequest: () => void }) {
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
