import type { UserCenterView } from '../../../machines/identity/user-center';
import { userCenterCopy as copy } from '../../copy/people/user-center';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Button } from '../../ui/press/button';
import { ButtonLink } from '../../ui/press/button-link';
import { Icon } from '../../ui/mark/icon';

type ThresholdProps = { view: UserCenterView; onRetry: () => void };

/** Shown to a user who is not signed in: entering, blocked, or without access. */
export function Threshold({ view: { stage, reason }, onRetry }: ThresholdProps) {
  if (stage === 'entering' || stage === 'inside')
    return (
      <output className="flex items-center gap-2 py-16 text-muted">
        <Icon name="spinner" />
        {copy.entering}
      </output>
    );
  const { title, text } = stage === 'unreachable' ? copy.unreachable : copy.outside[reason];
  return (
    <section className="grid max-w-130 justify-items-start gap-3 py-10 md:py-16">
      <h1 key={title} ref={catchFocus} className="text-24">
        {title}
      </h1>
      <p>{text}</p>
      {stage === 'unreachable' ? (
        <Button look="sea" onClick={onRetry}>
          {copy.unreachable.retry}
        </Button>
      ) : (
        <ButtonLink href="/" look="signal">
          {copy.site}
        </ButtonLink>
      )}
    </section>
  );
}
