import type { KeyboardEvent, MouseEvent, Ref } from 'react';

import type { CaptchaPoint } from '../../../domain/people/captcha';
import type { ClickWordIntents, ClickWordView } from '../../../machines/identity/captcha/click-word';
import { captchaCopy } from '../../copy/people/captcha';
import { Crosshair, Pin } from './pin';
import { spotOnPicture } from './spot';

const { clickWord: copy } = captchaCopy;

const STEP = 10;
const FINE_STEP = 1;

const DIRECTIONS: Record<string, CaptchaPoint> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

type ClickWordPictureProps = { ref: Ref<HTMLButtonElement>; view: ClickWordView; intents: ClickWordIntents };

/** The picture is one button: a pointer clicks a spot, a key clicks at the crosshair. */
export function ClickWordPicture({ ref, view, intents }: ClickWordPictureProps) {
  const { scene, words, points, crosshair, canClick } = view;

  const onClick = (event: MouseEvent) => {
    const isByKey = event.detail === 0;
    if (isByKey) intents.drop();
    else intents.place(spotOnPicture(event.currentTarget, event), event.timeStamp);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? FINE_STEP : STEP;
    intents.nudge({ x: direction.x * step, y: direction.y * step });
  };

  return (
    <>
      <button
        ref={ref}
        type="button"
        data-autofocus
        aria-label={words.length > 0 ? copy.picture(words) : copy.noPicture}
        aria-disabled={!canClick}
        className="peer absolute inset-0 touch-manipulation rounded-control -outline-offset-2 enabled:cursor-crosshair aria-disabled:cursor-default"
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {scene && <img src={scene} alt="" draggable={false} className="size-full rounded-control select-none" />}
      </button>
      {points.map((point, index) => (
        <Pin key={`${index}`} point={point} number={index + 1} />
      ))}
      {canClick && <Crosshair point={crosshair} />}
    </>
  );
}
