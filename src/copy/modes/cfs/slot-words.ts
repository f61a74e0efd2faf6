import {
  BLOCK_HOURS,
  GATE_BEFORE_HOURS,
  GATE_HOURS,
  readGateSlot,
  STUFF_AFTER_HOURS,
  readStuffSlot,
  type Block,
  type SlotWhy,
} from '../../../../domain/modes/cfs/slots';
import { dayWord } from '../../words/moment-words';

const two = (hour: number): string => String(hour).padStart(2, '0');

export const hoursWord = (hour: number): string => `${two(hour)}–${two(hour + 1)}`;

/** For example `08–17 时（12–13 时不收）`: first to last hour of a gate, with the gaps. */
export function gateTimes(isDanger: 'Y' | 'N'): string {
  const hours: readonly number[] = GATE_HOURS[isDanger];
  const [from = 0, to = 0] = [hours[0], hours.at(-1)];
  const shut = Array.from({ length: to - from }, (_, at) => from + at).filter((hour) => !hours.includes(hour));
  return `${two(from)}–${two(to + 1)} 时${shut.map((hour) => `（${hoursWord(hour)} 时不收）`).join('')}`;
}

export const blockWords: Readonly<Record<Block, string>> = { AM: '上午', PM: '下午', EV: '夜间' };

export const blockHours = (block: Block): string => BLOCK_HOURS[block].map(two).join('–');

export function gateWords(slot: string): string {
  const read = readGateSlot(slot);
  return read ? `${dayWord(read.day)} ${hoursWord(read.hour)} 时` : '';
}

export function stuffWords(slot: string): string {
  const read = readStuffSlot(slot);
  return read ? `${dayWord(read.day)} ${blockWords[read.block]}` : '';
}

type WhyWords = { short: string; head: string; long: string };

const BEFORE_CUT = `截港前 ${GATE_BEFORE_HOURS} 小时内`;

/** Reasons for a blocked slot: a sign, a short head for the first cell of its kind, and the full text. */
export const slotWhys: Readonly<Record<SlotWhy, WhyWords>> = {
  hours: { short: '×', head: '不作业', long: '该站这时不作业；危品不做夜班' },
  closed: { short: '×', head: '停收', long: '装箱站这一天停收货物' },
  sunday: { short: '×', head: '周日不作业', long: '周日不作业危品' },
  past: { short: '×', head: '已过', long: '该时段已过' },
  cutoff: { short: '×', head: BEFORE_CUT, long: BEFORE_CUT },
  heat: { short: '×', head: '高温停装', long: '高温停装：10–16 时停止甲类装卸' },
  after: {
    short: '×',
    head: `末车后需隔 ${STUFF_AFTER_HOURS} 小时`,
    long: `早于最后一车进站后 ${STUFF_AFTER_HOURS} 小时`,
  },
};
