import type { PointerEvent } from 'react';

import { SIGNING_BOX, type Point } from '../../../../domain/values/signature';

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/** Points since the last event, in box units. */
export function pointsUnder({ currentTarget, nativeEvent }: PointerEvent<SVGSVGElement>): readonly Point[] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  // Older browsers report only the last point.
  const passed = 'getCoalescedEvents' in nativeEvent ? nativeEvent.getCoalescedEvents() : [];
  return (passed.length > 0 ? passed : [nativeEvent]).map(({ clientX, clientY }) => ({
    x: within(((clientX - left) * SIGNING_BOX.width) / Math.max(1, width), SIGNING_BOX.width),
    y: within(((clientY - top) * SIGNING_BOX.height) / Math.max(1, height), SIGNING_BOX.height),
  }));
}
