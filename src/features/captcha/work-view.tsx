import { useRef } from 'react';

import type { WorkIntents, WorkView as View } from '../../../machines/identity/captcha/work';
import { captchaCopy, failedSentence } from '../../copy/people/captcha';
import { Announcement } from './announcement';
import { ChallengeNoticeView } from './challenge-notice';
import { ToolButton } from './tool-button';
import type { Asking } from './use-asking';
import { Verdict } from './verdict';
import type { ChallengeView } from '../../../machines/identity/captcha/challenge';
import { askingSentence } from './asking-sentence';

const { work: copy, asking: askingCopy } = captchaCopy;

const QUARTER = 25;

function workSentence({ status, percent, message }: View, asking: ChallengeView | null): string {
  switch (status) {
    case 'computing':
      return copy.heard(percent - (percent % QUARTER));
    case 'paused':
      return copy.paused;
    case 'broken':
      return copy.broken;
    case 'judging':
      return copy.judging;
    case 'failed':
      return failedSentence(message);
    case 'passed':
    case 'ended':
      return copy.passed;
    default:
      if (asking?.status === 'limited') return askingCopy.limited;
      return asking ? askingSentence(asking, status === 'expired', copy.asking) : copy.asking.loading;
  }
}

const Progress = ({ percent }: { percent: number }) => (
  <div
    role="progressbar"
    aria-label={copy.progress}
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
    className="gauge h-2 overflow-hidden rounded-full bg-line"
  >
    <div className="h-full bg-sea transition-[width]" style={{ width: `${percent}%` }} />
  </div>
);

function workStatusText({ status, percent }: View): string {
  if (status === 'paused') return copy.paused;
  if (status === 'broken') return copy.broken;
  return status === 'judging' ? copy.judging : `${percent}%`;
}

function Standing({ view }: { view: View }) {
  const { status, message } = view;
  const shape = 'h-8 rounded-control border';
  if (status === 'passed')
    return (
      <Verdict tone="good" className={shape}>
        {copy.passed}
      </Verdict>
    );
  if (status === 'failed')
    return (
      <Verdict tone="bad" className={shape}>
        {failedSentence(message)}
      </Verdict>
    );
  return <p className="flex h-8 items-center justify-center font-medium text-ink">{workStatusText(view)}</p>;
}

type WorkViewProps = Asking & { view: View; intents: WorkIntents };

/** Proof of work: the device computes and shows its progress, with nothing to see or aim at. */
export function WorkView({ view, asking, intents, onRetry }: WorkViewProps) {
  const { percent, canPause, canResume } = view;
  const control = useRef<HTMLButtonElement>(null);
  const retry = () => {
    control.current?.focus();
    onRetry();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" data-state={view.status}>
      <div className="relative grid aspect-2/1 content-center gap-3 overflow-hidden rounded-control bg-sunken px-5">
        <p className="text-center text-text">{copy.lead}</p>
        <Progress percent={percent} />
        <Standing view={view} />
        {asking && <ChallengeNoticeView view={asking} words={copy.asking} onRetry={retry} />}
      </div>
      <div className="flex min-h-9 items-center gap-3">
        <p className="mr-auto text-12 text-muted">{copy.takes}</p>
        <ToolButton
          ref={control}
          icon={canResume ? 'play' : 'pause'}
          isOff={!canPause && !canResume}
          className="h-9 px-3"
          onPress={canResume ? intents.resume : intents.pause}
        >
          {canResume ? copy.resume : copy.pause}
        </ToolButton>
      </div>
      <Announcement>{workSentence(view, asking)}</Announcement>
    </div>
  );
}
