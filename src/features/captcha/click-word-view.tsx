import { useRef, Fragment } from 'react';

import type { ClickWordIntents, ClickWordView as View } from '../../../machines/identity/captcha/click-word';
import { captchaCopy, failedSentence } from '../../copy/people/captcha';
import { Announcement } from './announcement';
import { ChallengeNoticeView, RenewalVeil } from './challenge-notice';
import { ClickWordPicture } from './click-word-picture';
import { ToolButton } from './tool-button';
import type { Asking } from './use-asking';
import { Verdict } from './verdict';
import type { ChallengeView } from '../../../machines/identity/captcha/challenge';
import { askingSentence } from './asking-sentence';

const { clickWord: copy, renew, slider, asking: askingCopy } = captchaCopy;

function clickWordSentence(view: View, asking: ChallengeView | null): string {
  const { status, words, points, wanted, message } = view;
  if (status === 'failed') return failedSentence(message);
  if (status === 'passed') return copy.passed;
  if (status === 'judging') return copy.judging;
  if (asking === null) {
    if (words.length === 0) return slider.bar.waiting;
    return `${copy.picture(words)}。${copy.progress.before} ${points.length} ${copy.progress.after(wanted)}`;
  }
  return asking.status === 'limited' ? askingCopy.limited : askingSentence(asking, status === 'expired');
}

const SHAPE = 'flex h-10 items-center justify-center rounded-control border';

function ClickWordPrompt({ view: { status, words, message } }: { view: View }) {
  if (status === 'passed') {
    return (
      <Verdict tone="good" className={SHAPE}>
        {copy.passed}
      </Verdict>
    );
  }
  if (status === 'failed') {
    return (
      <Verdict tone="bad" className={SHAPE}>
        {failedSentence(message)}
      </Verdict>
    );
  }
  if (words.length === 0) return <p className={`${SHAPE} border-line bg-sunken text-muted`}>{slider.bar.waiting}</p>;
  return (
    <p className={`${SHAPE} border-line-strong bg-sunken whitespace-nowrap text-text`}>
      {copy.prompt.before}
      {words.map((word, index) => (
        <Fragment key={`${index}${word}`}>
          {index > 0 && copy.prompt.between}
          <b className="text-16 font-semibold text-ink">{word}</b>
        </Fragment>
      ))}
      {copy.prompt.after}
    </p>
  );
}

type ClickWordViewProps = Asking & { view: View; intents: ClickWordIntents };

/** Two ways to mark a word: click it, or move the crosshair and drop a pin. */
export function ClickWordView({ view, asking, intents, onRetry }: ClickWordViewProps) {
  const picture = useRef<HTMLButtonElement>(null);
  const isRenewing = view.scene !== null && asking?.status === 'loading';
  const retry = () => {
    picture.current?.focus();
    onRetry();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" data-state={view.status}>
      <div className="relative aspect-2/1 overflow-hidden rounded-control bg-sunken">
        <ClickWordPicture ref={picture} view={view} intents={intents} />
        {isRenewing && <RenewalVeil />}
        {asking && !isRenewing && <ChallengeNoticeView view={asking} onRetry={retry} />}
      </div>
      <ClickWordPrompt view={view} />
      <div className="flex h-9 items-center gap-2">
        <p className="mr-auto whitespace-nowrap text-muted">
          {copy.progress.before} <b className="font-semibold text-ink">{view.points.length}</b>{' '}
          {copy.progress.after(view.wanted)}
        </p>
        <ToolButton icon="undo" isOff={!view.canUndo} className="h-9 px-2 sm:px-3" onPress={intents.undo}>
          {copy.undo}
        </ToolButton>
        <ToolButton icon="refresh" isOff={!view.canRenew} className="h-9 px-2 sm:px-3" onPress={intents.renew}>
          {renew}
        </ToolButton>
      </div>
      <Announcement>{clickWordSentence(view, asking)}</Announcement>
    </div>
  );
}
