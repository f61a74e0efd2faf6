import type { HTMLAttributes, KeyboardEvent, Ref } from 'react';

import { CAPTCHA_PICTURE, CAPTCHA_TRAVEL } from '../../../domain/people/captcha';
import type { SliderIntents, SliderView } from '../../../machines/identity/captcha/slider';
import { captchaCopy } from '../../copy/people/captcha';
import { Icon, type IconName } from '../../ui/mark/icon';
import type { RailTone } from './slider-tone';

const { slider: copy } = captchaCopy;

const STEP = 10;
const FINE_STEP = 1;

const LOOKS: Record<RailTone, { icon: IconName; className: string }> = {
  off: { icon: 'arrowRight', className: 'bg-sunken text-muted inset-ring inset-ring-line' },
  ready: { icon: 'arrowRight', className: 'cursor-grab bg-surface text-sea inset-ring inset-ring-line-strong' },
  moved: { icon: 'arrowRight', className: 'cursor-grab bg-sea text-on-sea active:cursor-grabbing' },
  good: { icon: 'check', className: 'bg-good text-surface' },
  bad: { icon: 'close', className: 'bg-bad text-surface' },
};

const DIRECTIONS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const ENDS: Record<string, number> = { Home: -CAPTCHA_TRAVEL, End: CAPTCHA_TRAVEL };

type SliderHandleProps = HTMLAttributes<HTMLDivElement> & {
  ref: Ref<HTMLDivElement>;
  view: SliderView;
  tone: RailTone;
  intents: SliderIntents;
};

export function SliderHandle({ ref, view, tone, intents, ...pointer }: SliderHandleProps) {
  const { offset, status, canMove } = view;
  const { icon, className } = LOOKS[tone];
  const pixels = Math.round(offset);

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key] ?? 0;
    const by = ENDS[event.key] ?? direction * (event.shiftKey ? FINE_STEP : STEP);
    if (by === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    if (by === 0) intents.submit(event.timeStamp);
    else intents.nudge(by, event.timeStamp);
  };

  return (
    <div
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native range submits on every step and cannot be dragged alike by every browser
      role="slider"
      tabIndex={0}
      data-autofocus
      aria-label={copy.handle}
      aria-valuemin={0}
      aria-valuemax={CAPTCHA_TRAVEL}
      aria-valuenow={pixels}
      aria-valuetext={copy.pixels(pixels)}
      aria-disabled={!canMove}
      className={`absolute top-0 grid size-10 touch-none place-items-center rounded-control ${className}`}
      style={{ left: `${(offset / CAPTCHA_PICTURE.width) * 100}%` }}
      onKeyDown={onKeyDown}
      {...pointer}
    >
      <Icon name={status === 'judging' ? 'spinner' : icon} />
    </div>
  );
}
