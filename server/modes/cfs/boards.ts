import type { Board, BoardDay, Boards } from '../../../domain/modes/cfs/board';
import { BLOCKS_OF, daysOpen, GATE_HOURS } from '../../../domain/modes/cfs/slots';
import { dayAt, weekdayOf, type Day } from '../../../domain/values/days';
import { isoOf } from '../../../domain/values/moments';
import { seeded } from '../../market/seeded';
import type { World } from '../mode';
import type { KeptStation } from './stations';

type Nature = 'Y' | 'N';
type Seen = Pick<World, 'now' | 'taken'>;

const LETTERS = { Y: 'D', N: 'G' } as const;
const STRANGERS_SHARE = 0.9;
const SUNDAY = 0;

/** `C-SWGQ-261203-09-D`, and `C-SWGQ-261203-AM-D` for half a day. */
export const slotId = ({ offerId }: Pick<KeptStation, 'offerId'>, day: Day, part: number | string, nature: Nature) =>
  `${offerId}-${day.slice(2).replaceAll('-', '')}-${String(part).padStart(2, '0')}-${LETTERS[nature]}`;

/** Every slot of three weeks is asked about with every search: what is drawn once is kept, of some three months at most. */
const drawn = new Map<string, number>();
const MOST_DRAWN = 25_000;

function drawnFor(stockId: string): number {
  const known = drawn.get(stockId);
  if (known !== undefined) return known;
  if (drawn.size >= MOST_DRAWN) drawn.clear();
  const share = seeded(stockId);
  drawn.set(stockId, share);
  return share;
}

/** What strangers leave of a slot. */
export const leftByStrangers = (stockId: string, most: number): number =>
  most - Math.floor(most * STRANGERS_SHARE * drawnFor(stockId));

function boardOf(kept: KeptStation, nature: Nature, { now, taken }: Seen): Board {
  const { trucks, teu } = kept.most[nature];
  const left = (day: Day, part: number | string, measure: 'TRUCK' | 'TEU', most: number) => {
    if (most === 0) return 0;
    const stockId = slotId(kept, day, part, nature);
    return Math.max(0, leftByStrangers(stockId, most) - taken(stockId, measure));
  };
  const dayOf = (day: Day): BoardDay => {
    const isShut = nature === 'Y' && weekdayOf(day) === SUNDAY;
    return {
      day,
      gate: GATE_HOURS[nature].map((hour) => (isShut ? 0 : left(day, hour, 'TRUCK', trucks))),
      stuff: BLOCKS_OF[nature].map((block) => (isShut ? 0 : left(day, block, 'TEU', teu))),
    };
  };
  return { perHour: trucks, perBlock: teu, days: daysOpen(dayAt(now)).map(dayOf) };
}

/** What is left of a station, dangerous and general, as far ahead as its slots are given out. */
export const boardsOf = (kept: KeptStation, seen: Seen): Boards => ({
  Y: boardOf(kept, 'Y', seen),
  N: boardOf(kept, 'N', seen),
  seenAt: isoOf(seen.now),
});
