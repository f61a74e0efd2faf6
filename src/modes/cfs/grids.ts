import { gateRoomLeft, isStationClosed, stuffRoomLeft, type Boards } from '../../../domain/modes/cfs/board';
import {
  BLOCKS_OF,
  GATE_HOURS,
  gateText,
  gateWhy,
  stuffText,
  stuffWhy,
  type SlotReach,
} from '../../../domain/modes/cfs/slots';
import type { CfsForm } from '../../../domain/modes/cfs/form';
import { parseWholeNumber } from '../../../domain/values/typed-number';
import { dayAt, type Day } from '../../../domain/values/days';
import { toIso } from '../../../domain/values/moments';
import { cfsSearchCopy } from '../../copy/modes/cfs/search';
import { dayWord } from '../../copy/words/moment-words';
import { blockHours, blockWords, gateWords, hoursWord, stuffWords } from '../../copy/modes/cfs/slot-words';
import { momentWords } from '../../copy/words/moment-words';
import type { SlotGridProps } from './slot-grid';

const { grid: copy } = cfsSearchCopy;

type Grid = Pick<SlotGridProps, 'days' | 'rows'>;
type SlotFields = Pick<CfsForm, 'inbound' | 'stuffSlots'>;

const NONE: SlotFields = { inbound: [], stuffSlots: [] };

/** Days until the port cut-off; without one, as far as slots are published. */
function daysUntil(boards: Boards, { isDanger, cut, now }: SlotReach): Grid['days'] {
  const [first, last] = [dayAt(now), cut === null ? null : dayAt(cut)];
  return boards[isDanger].days
    .filter(({ day }) => day >= first && (last === null || day <= last))
    .map(({ day }) => ({
      day,
      title: dayWord(day),
      note: day === last && cut !== null ? copy.cut(momentWords(toIso(cut)).time) : null,
    }));
}

const closedWhy = (boards: Boards, { isDanger }: SlotReach, day: Day) =>
  isStationClosed(boards, isDanger, day) ? 'closed' : null;

export function gateGrid(boards: Boards, reach: SlotReach, { inbound }: SlotFields = NONE): Grid {
  const days = daysUntil(boards, reach);
  const rows = GATE_HOURS[reach.isDanger].map((hour) => ({
    name: hoursWord(hour),
    cells: days.map(({ day }) => {
      const slot = { day, hour };
      const [key, left] = [gateText(slot), gateRoomLeft(boards, reach.isDanger, slot)];
      return {
        key,
        name: copy.gateName(gateWords(key), left),
        left,
        most: boards[reach.isDanger].perHour,
        own: inbound.filter((truck) => truck.slot === key).length,
        why: closedWhy(boards, reach, day) ?? gateWhy(slot, reach),
      };
    }),
  }));
  return { days, rows };
}

export function stuffGrid(
  boards: Boards,
  reach: SlotReach,
  lastTruck: number | null,
  { stuffSlots }: SlotFields = NONE,
): Grid {
  const days = daysUntil(boards, reach);
  const rows = BLOCKS_OF[reach.isDanger].map((block) => ({
    name: `${blockWords[block]} ${blockHours(block)}`,
    cells: days.map(({ day }) => {
      const slot = { day, block };
      const [key, left] = [stuffText(slot), stuffRoomLeft(boards, reach.isDanger, slot)];
      return {
        key,
        name: copy.stuffName(stuffWords(key), left),
        left,
        most: boards[reach.isDanger].perBlock,
        own: stuffSlots.reduce((all, one) => (one.slot === key ? all + (parseWholeNumber(one.teu) ?? 0) : all), 0),
        why: closedWhy(boards, reach, day) ?? stuffWhy(slot, reach, lastTruck),
      };
    }),
  }));
  return { days, rows };
}
