import type { Board, BoardDay, Boards } from '../../../../domain/modes/cfs/board';
import { BLOCKS_OF, daysOpen, GATE_HOURS } from '../../../../domain/modes/cfs/slots';
import { dayAt, weekdayOf, type Day } from '../../../../domain/values/days';
import { toIso } from '../../../../domain/values/moments';
import { dayInName } from '../../../base/day-in-name';
import { keptByWords } from '../../offers/kept-by-words';
import { seededShare } from '../../offers/seeded';
import type { World } from '../mode';
import type { KeptStation } from './stations';

type Nature = 'Y' | 'N';
type BoardWorld = Pick<World, 'now' | 'taken'>;
type IsClosed = (nature: Nature, day: Day) => boolean;

const LETTERS = { Y: 'D', N: 'G' } as const;
const STRANGERS_SHARE = 0.9;
const SUNDAY = 0;

/** `C-SWGQ-261203-09-D`, or `C-SWGQ-261203-AM-D` for half a day. */
export const slotId = ({ offerId }: Pick<KeptStation, 'offerId'>, day: Day, part: number | string, nature: Nature) =>
  `${offerId}-${dayInName(day)}-${String(part).padStart(2, '0')}-${LETTERS[nature]}`;

export const leftByStrangers = (stockId: string, most: number): number =>
  most - Math.floor(most * STRANGERS_SHARE * seededShare(stockId));

type Slot = { stockId: string; left: number };
type Slots = Record<'gate' | 'stuff', Slot[]> & Pick<BoardDay, 'day'>;

function drawSlots(kept: KeptStation, nature: Nature, day: Day): Slots {
  const isShut = nature === 'Y' && weekdayOf(day) === SUNDAY;
  const slot = (part: number | string, most: number): Slot => {
    const stockId = slotId(kept, day, part, nature);
    return { stockId, left: isShut || most === 0 ? 0 : leftByStrangers(stockId, most) };
  };
  const { trucks, teu } = kept.most[nature];
  return {
    day,
    gate: GATE_HOURS[nature].map((hour) => slot(hour, trucks)),
    stuff: BLOCKS_OF[nature].map((block) => slot(block, teu)),
  };
}

const drawn = keptByWords<Slots[]>();

/** Each search reads three weeks of days: slots are computed once per day. */
const cachedSlots = (kept: KeptStation, nature: Nature, today: Day): Slots[] =>
  drawn(slotId(kept, today, '', nature), () => daysOpen(today).map((day) => drawSlots(kept, nature, day)));

function buildBoard(kept: KeptStation, nature: Nature, { now, taken }: BoardWorld, isClosed: IsClosed): Board {
  const left = (slots: Slot[], measure: 'TRUCK' | 'TEU') =>
    slots.map((slot) => (slot.left === 0 ? 0 : Math.max(0, slot.left - taken(slot.stockId, measure))));
  const none = (slots: Slot[]) => slots.map(() => 0);
  const days = cachedSlots(kept, nature, dayAt(now)).map(
    ({ day, gate, stuff }): BoardDay =>
      isClosed(nature, day)
        ? { day, gate: none(gate), stuff: none(stuff), isClosed: true }
        : { day, gate: left(gate, 'TRUCK'), stuff: left(stuff, 'TEU') },
  );
  const { trucks, teu } = kept.most[nature];
  return { perHour: trucks, perBlock: teu, days };
}

export const buildBoards = (kept: KeptStation, seen: BoardWorld, isClosed: IsClosed = () => false): Boards => ({
  Y: buildBoard(kept, 'Y', seen, isClosed),
  N: buildBoard(kept, 'N', seen, isClosed),
  seenAt: toIso(seen.now),
});
