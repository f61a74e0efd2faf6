import { useRef } from 'react';

import type { ClickWordIntents, ClickWordView as View } from '../../../machines/identity/captcha/click-word';
import { captchaCopy } from '../../copy/people/captcha';
import { Announcement } from './announcement';
import { ChallengeNoticeView, RenewalVeil } from './challenge-notice';
import { ClickWordPicture } from './click-word-picture';
import { ClickWordPrompt } from './click-word-prompt';
import { clickWordSentence } from './click-word-sentence';
import { ToolButton } from './tool-button';
import type { Asking } from './use-asking';

const { clickWord: copy, renew } = captchaCopy;

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
