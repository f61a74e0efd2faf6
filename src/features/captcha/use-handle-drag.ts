import { useRef, type PointerEvent, type RefObject } from 'react';

import type { CaptchaPoint } from '../../../domain/people/captcha';
import type { SliderIntents, SliderView } from '../../../machines/identity/captcha/slider';
import { spotOnRail } from './spot';

const tidy = (pixels: number) => Math.round(pixels * 100) / 100;

/** The pointer may have been lifted already; capture then throws. */
function capture({ currentTarget, pointerId }: PointerEvent) {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    // The next event of this pointer ends the drag.
  }
}

/** Tracks one pointer; the hand may leave handle, rail and window. */
export function useHandleDrag(
  rail: RefObject<Element | null>,
  { offset, canMove }: SliderView,
  { grab, drag, release, abandon }: SliderIntents,
) {
  const grip = useRef<(CaptchaPoint & { pointerId: number }) | null>(null);

  const movedBy = (event: PointerEvent, { x, y }: CaptchaPoint) => {
    const spot = spotOnRail(rail.current ?? event.currentTarget, event);
    return { offset: tidy(spot.x - x), y: Math.round(spot.y - y), at: event.timeStamp };
  };
  const gripOf = ({ pointerId }: PointerEvent) => (grip.current?.pointerId === pointerId ? grip.current : null);
  const letGo = (event: PointerEvent) => {
    if (!gripOf(event)) return;
    grip.current = null;
    abandon();
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      if (!canMove || grip.current || event.button !== 0) return;
      const { x, y } = spotOnRail(rail.current ?? event.currentTarget, event);
      grip.current = { x: x - offset, y, pointerId: event.pointerId };
      capture(event);
      grab(event.timeStamp);
    },
    onPointerMove: (event: PointerEvent) => {
      const held = gripOf(event);
      if (held) drag(movedBy(event, held));
    },
    onPointerUp: (event: PointerEvent) => {
      const held = gripOf(event);
      if (!held) return;
      grip.current = null;
      release(movedBy(event, held));
    },
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
  };
}
