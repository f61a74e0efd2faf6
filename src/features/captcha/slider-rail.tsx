import { useRef, type RefObject } from 'react';

import { CAPTCHA_PICTURE } from '../../../domain/people/captcha';
import type { ChallengeView } from '../../../machines/identity/captcha/challenge';
import type { SliderIntents, SliderView } from '../../../machines/identity/captcha/slider';
import { captchaCopy } from '../../copy/people/captcha';
import { SliderHandle } from './slider-handle';
import { railTone, type RailTone } from './slider-tone';
import { useHandleDrag } from './use-handle-drag';

const { bar } = captchaCopy.slider;

const TRAILS: Partial<Record<RailTone, string>> = {
  moved: 'inset-ring-sea bg-sea-tint',
  good: 'inset-ring-good bg-good-tint',
  bad: 'inset-ring-bad bg-bad-tint',
};

function barText({ status }: SliderView, asking: ChallengeView | null): string {
  if (asking === null) return bar.ready;
  if (asking.status === 'limited') return bar.limited;
  if (asking.status === 'unavailable') return bar.waiting;
  return status === 'expired' ? bar.expired : bar.loading;
}

type SliderRailProps = {
  view: SliderView;
  asking: ChallengeView | null;
  handle: RefObject<HTMLDivElement | null>;
  intents: SliderIntents;
};

/** Same width as the picture, so that handle and piece move alike. */
export function SliderRail({ view, asking, handle, intents }: SliderRailProps) {
  const rail = useRef<HTMLDivElement>(null);
  const tone = railTone(view);
  const trail = TRAILS[tone];
  return (
    <div
      ref={rail}
      className={`relative h-10 rounded-control bg-sunken inset-ring select-none ${tone === 'off' ? 'inset-ring-line' : 'inset-ring-line-strong'}`}
    >
      {trail ? (
        <span
          className={`absolute inset-y-0 left-0 rounded-l-control inset-ring ${trail}`}
          style={{ width: `calc(${(view.offset / CAPTCHA_PICTURE.width) * 100}% + 8px)` }}
        />
      ) : (
        <span
          className={`absolute inset-0 grid place-items-center pl-8 ${tone === 'off' ? 'text-muted' : 'text-text'}`}
        >
          {barText(view, asking)}
        </span>
      )}
      <SliderHandle ref={handle} view={view} tone={tone} intents={intents} {...useHandleDrag(rail, view, intents)} />
    </div>
  );
}
