import { useRef, type PointerEvent, type RefObject } from 'react';

import { CAPTCHA_PICTURE } from '../../../domain/captcha';
import type { SliderIntents, SliderView } from '../../../machines/captcha/slider';

type Spot = { x: number; y: number };

/** Where a pointer is, in pixels of a picture 310 wide. Measured at every use, so neither a resize nor a zoom can spoil it. */
function spotOn(rail: Element | null, { clientX, clientY }: PointerEvent): Spot {
  const { left, top, width } = rail?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0 };
  const scale = width > 0 ? CAPTCHA_PICTURE.width / width : 1;
  return { x: (clientX - left) * scale, y: (clientY - top) * scale };
}

/** The pointer may have been lifted before we get to hold it. */
function capture({ currentTarget, pointerId }: PointerEvent) {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    // Then there is nothing to hold: the next event of this pointer tells the end of it.
  }
}

/** Turns the events of one pointer into wishes: the hand may leave the handle, the rail and the window. */
export function useHandleDrag(
  rail: RefObject<Element | null>,
  { offset, canMove }: SliderView,
  { grab, drag, release, abandon }: SliderIntents,
) {
  const grip = useRef<(Spot & { pointerId: number }) | null>(null);

  const movedBy = (event: PointerEvent, { x, y }: Spot) => {
    const spot = spotOn(rail.current, event);
    return { offset: spot.x - x, y: Math.round(spot.y - y), at: event.timeStamp };
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
      const { x, y } = spotOn(rail.current, event);
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
