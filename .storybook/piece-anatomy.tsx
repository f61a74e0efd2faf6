import { Story } from '@storybook/addon-docs/blocks';

import type { NormalizedStoryAnnotations } from 'storybook/internal/types';
import { useCallback, useState } from 'react';

import { pieceCopy as copy } from '../flows/copy/pieces';
import type { PieceRecord } from '../stories/pieces/piece-record';

export type Shown = Pick<NormalizedStoryAnnotations, 'id' | 'name' | 'moduleExport'>;
type Parts = PieceRecord['anatomy'];
type Spot = { left: number; top: number };

const MARK = 20;
/** A story is drawn within these, or its parts stay without numbers. */
const LOOKS = 60;
const LOOK_EVERY = 250;
const TALLEST = 1_400;

const isNear = (one: Spot, other: Spot) => Math.hypot(one.left - other.left, one.top - other.top) < MARK;

/** Corner of each part inside the box; a number never covers another. */
function spotsIn(parts: Parts, box: Element, root: ParentNode): Spot[] {
  const edge = root === box ? box.getBoundingClientRect() : { left: 0, top: 0 };
  const spots: Spot[] = [];
  for (const { at } of parts) {
    const all = [...root.querySelectorAll(at)];
    const part = all.find((one) => one.getClientRects().length > 0) ?? all[0];
    if (part === undefined) return [];
    const { left, top } = part.getBoundingClientRect();
    const spot = { left: Math.max(0, left - edge.left - MARK / 2), top: Math.max(0, top - edge.top - MARK / 2) };
    while (spots.some((other) => isNear(spot, other))) spot.left += MARK + 2;
    spots.push(spot);
  }
  return spots;
}

const rootOf = (box: Element): ParentNode | null => {
  const frame = box.querySelector('iframe');
  return frame === null ? box : (frame.contentDocument?.body ?? null);
};

function grow(frame: HTMLIFrameElement | null): void {
  const height = frame?.contentDocument?.documentElement.scrollHeight ?? 0;
  if (frame !== null && height > frame.clientHeight) frame.style.height = `${Math.min(height, TALLEST)}px`;
}

export function Anatomy({ parts, story, isApart }: { parts: Parts; story: Shown; isApart: boolean }) {
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const place = useCallback(
    (box: HTMLElement | null) => {
      if (box === null) return undefined;
      let left = LOOKS;
      const look = () => {
        const root = rootOf(box);
        grow(box.querySelector('iframe'));
        const found = root === null ? [] : spotsIn(parts, box, root);
        setSpots(found);
        left -= 1;
        if (found.length > 0 || left === 0) window.clearInterval(timer);
      };
      const timer = window.setInterval(look, LOOK_EVERY);
      const observer = new ResizeObserver(look);
      observer.observe(box);
      return () => {
        window.clearInterval(timer);
        observer.disconnect();
      };
    },
    [parts],
  );
  return (
    <section>
      <h2>{copy.anatomy}</h2>
      <div className="anatomy">
        <div ref={place} className="anatomy-sample" inert>
          {isApart ? (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a story of this very Storybook
            <iframe src={`iframe.html?id=${story.id}&viewMode=story`} title={story.name} />
          ) : (
            <Story of={story.moduleExport} />
          )}
          {spots.map((spot, index) => (
            <b key={parts[index]?.at} aria-hidden="true" style={spot}>
              {index + 1}
            </b>
          ))}
        </div>
        <ol>
          {parts.map(({ at, name }) => (
            <li key={at}>{name}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
