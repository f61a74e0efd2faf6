import { useRef } from 'react';

import type { SliderIntents, SliderView as View } from '../../../machines/identity/captcha/slider';
import { Announcement } from './announcement';
import { SliderRail } from './slider-rail';
import { SliderScene } from './slider-scene';
import { SliderSteps } from './slider-steps';
import type { Asking } from './use-asking';
import type { ChallengeView } from '../../../machines/identity/captcha/challenge';
import { captchaCopy, failedSentence } from '../../copy/people/captcha';
import { askingSentence } from './asking-sentence';

const { slider: copy, asking: askingCopy } = captchaCopy;

/** Text of the live region, without pixels and seconds: they change too often to be read out. */
function sliderSentence({ status, message, seconds }: View, asking: ChallengeView | null): string {
  switch (status) {
    case 'failed':
      return failedSentence(message);
    case 'passed':
      return copy.passed(seconds);
    case 'judging':
      return copy.judging;
    default:
      if (asking === null) return copy.bar.ready;
      return asking.status === 'limited' ? askingCopy.limited : askingSentence(asking, status === 'expired');
  }
}

type SliderViewProps = Asking & { view: View; intents: SliderIntents };

/** Three ways to move the piece: drag, arrow keys, step buttons. */
export function SliderView({ view, asking, intents, onRetry }: SliderViewProps) {
  const handle = useRef<HTMLDivElement>(null);
  const retry = () => {
    handle.current?.focus();
    onRetry();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" data-state={view.status}>
      <SliderScene view={view} asking={asking} onRetry={retry} />
      <SliderRail view={view} asking={asking} handle={handle} intents={intents} />
      <SliderSteps view={view} intents={intents} />
      <Announcement>{sliderSentence(view, asking)}</Announcement>
    </div>
  );
}
