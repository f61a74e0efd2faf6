import type { ChallengeView } from '../../../machines/identity/captcha/challenge';
import { captchaCopy, type AskingWords } from '../../copy/people/captcha';
import { Icon, type IconName } from '../../ui/mark/icon';
import { askingSentence } from './asking-sentence';
import { ToolButton } from './tool-button';

const { asking: copy } = captchaCopy;

function challengeIcon({ status, failureCode }: ChallengeView): IconName {
  if (status === 'limited' || failureCode === 'limited') return 'clock';
  if (status !== 'unavailable') return 'spinner';
  return failureCode === 'network' ? 'offline' : 'alert';
}

type ChallengeNoticeProps = { view: ChallengeView; words?: AskingWords; onRetry: () => void };

export function ChallengeNoticeView({ view, words, onRetry }: ChallengeNoticeProps) {
  const isWaiting = view.status === 'limited';
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-sunken px-4 text-center">
      <Icon name={challengeIcon(view)} className="text-muted" />
      <p>{askingSentence(view, false, words)}</p>
      {(isWaiting || view.canRetry) && (
        <ToolButton icon="refresh" isOff={isWaiting} onPress={onRetry}>
          {isWaiting ? copy.retryIn(view.secondsLeft) : copy.retry}
        </ToolButton>
      )}
    </div>
  );
}

/** Covers an expired picture while the next one loads; the user made no error, so it is not removed. */
export function RenewalVeil() {
  return (
    <p className="absolute inset-0 flex items-center justify-center gap-2 bg-deep/70 px-4 text-on-deep">
      <Icon name="spinner" />
      {copy.renewing}
    </p>
  );
}
