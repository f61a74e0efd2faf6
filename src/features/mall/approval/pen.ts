import type { PointerEvent } from 'react';

import { SIGNING_BOX, type Point } from '../../../../domain/values/signature';

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/** Where the finger has been since the last time, in the units of the box. */
export function pointsUnder({ currentTarget, nativeEvent }: PointerEvent<SVGSVGElement>): readonly Point[] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  // An older browser tells the last place alone.
  const passed = 'getCoalescedEvents' in nativeEvent ? nativeEvent.getCoalescedEvents() : [];
  return (passed.length > 0 ? passed : [nativeEvent]).map(({ clientX, clientY }) => ({
    x: within(((clientX - left) * SIGNING_BOX.width) / Math.max(1, width), SIGNING_BOX.width),
    y: within(((clientY - top) * SIGNING_BOX.height) / Math.max(1, height), SIGNING_BOX.height),
  }));
}
