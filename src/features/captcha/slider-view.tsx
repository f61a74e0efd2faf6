import { useRef } from 'react';

import type { SliderIntents, SliderView as View } from '../../../machines/identity/captcha/slider';
import { Announcement } from './announcement';
import { SliderRail } from './slider-rail';
import { SliderScene } from './slider-scene';
import { sliderSentence } from './slider-sentence';
import { SliderSteps } from './slider-steps';
import type { Asking } from './use-asking';

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
