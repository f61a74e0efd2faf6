import { useId } from 'react';

import type { WhDetail } from '../../../domain/modes/wh/detail';
import { GRAMS_PER_TON } from '../../../domain/modes/wh/stay';
import { whRoomsCopy } from '../../copy/modes/wh/rooms';

const { board: copy } = whRoomsCopy;

type RoomBarProps = { detail: Pick<WhDetail, 'room' | 'leastGrams' | 'stay'>; tons: number };

/** Free space on the fullest day of the stay, and the share of own goods. */
export function RoomBar({ detail: { room, leastGrams, stay }, tons }: RoomBarProps) {
  const hatch = useId();
  const least = leastGrams / GRAMS_PER_TON;
  const taken = ((room.tons - least) / room.tons) * 100;
  const own = (Math.min(tons, least) / room.tons) * 100;
  return (
    <div className="text-12 text-muted">
      <p className="flex items-baseline justify-between gap-3">
        <span>
          {least === 0 ? (
            <b className="text-14 font-semibold text-warn">{copy.full(stay.days)}</b>
          ) : (
            <>
              {copy.least(stay.days)} <b className="text-14 font-semibold text-ink">{least} t</b>
            </>
          )}
        </span>
        <span>{copy.all(room.tons)}</span>
      </p>
      <svg aria-hidden="true" className="mt-1 block h-2.5 w-full border border-line-strong bg-surface">
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line y2="5" className="stroke-line-strong" strokeWidth="2" />
        </pattern>
        <rect width={`${taken}%`} height="100%" fill={`url(#${hatch})`} />
        <rect x={`${taken}%`} width={`${own}%`} height="100%" className="fill-sea" />
      </svg>
    </div>
  );
}
