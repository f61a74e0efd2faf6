import { type Cutoff, opensOf } from '../offer/cutoffs';
import type { OrderState } from '../order/life/lifecycle';
import { dayAt, momentOf } from '../values/days';
import { momentIn } from '../values/moments';
import { HOUR_MS } from '../values/spans';
import type { ModeId } from '../mode-ids';

/** `SPACE`: a place is promised, nothing moves. `FOLLOWS`: any time after the step before. `ANY_DAY`: no plan names its day. */
type Reason = 'SPACE' | 'FOLLOWS' | 'ANY_DAY';

/** The planned moment before whose day a step is not reported, or why it has none. */
type StepDay = 'OPENS' | 'HANDED' | 'LEAVES' | 'ARRIVES' | { none: Reason };

type StateDays = Readonly<Partial<Record<OrderState, StepDay>>>;

const SPACE: StepDay = { none: 'SPACE' };
const FOLLOWS: StepDay = { none: 'FOLLOWS' };
const ANY_DAY: StepDay = { none: 'ANY_DAY' };

const VOYAGE: StateDays = {
  BOOKED: SPACE,
  CARGO_IN: 'OPENS',
  DECLARED: FOLLOWS,
  DEPARTED: 'LEAVES',
  ARRIVED: 'ARRIVES',
  COMPLETED: FOLLOWS,
};

/** State × mode: by which planned moment the desk is held to the day of a step. */
export const STEP_DAYS: Readonly<Partial<Record<ModeId, StateDays>>> = {
  FCL: VOYAGE,
  LCL: VOYAGE,
  // A shed of the air takes goods in as they are ready.
  AIR: { ...VOYAGE, CARGO_IN: ANY_DAY },
  RAIL: VOYAGE,
  CFS: { BOOKED: SPACE, CARGO_IN: 'HANDED', DECLARED: FOLLOWS, COMPLETED: FOLLOWS },
  WH: { BOOKED: SPACE, CARGO_IN: 'HANDED', COMPLETED: FOLLOWS },
  // A tank that is hired is handed out on the first day of its lease.
  TANK: { ...VOYAGE, BOOKED: 'HANDED' },
  FLEXI: VOYAGE,
  DOM: { BOOKED: SPACE, CARGO_IN: ANY_DAY, DEPARTED: 'LEAVES', ARRIVED: 'ARRIVES', COMPLETED: FOLLOWS },
  TRUCK: { BOOKED: SPACE, CARGO_IN: 'HANDED', DEPARTED: 'LEAVES', ARRIVED: 'ARRIVES', COMPLETED: FOLLOWS },
  DGD: { BOOKED: FOLLOWS, COMPLETED: FOLLOWS },
  MALL: { BOOKED: SPACE, CARGO_IN: 'HANDED', DEPARTED: FOLLOWS, ARRIVED: 'ARRIVES', COMPLETED: FOLLOWS },
};

/** A step is planned at one moment and may be reported from another one on. */
export type StepPlan = { planned: number; opens: number };

export const onDayOf = (planned: number): StepPlan => ({ planned, opens: momentOf(dayAt(planned)) });

/** A step is at most two days, or a quarter of its journey, ahead of its plan. */
const MOST_AHEAD_MS = 48 * HOUR_MS;
export function afterJourney(leaves: number, arrives: number): StepPlan {
  const ahead = Math.min(MOST_AHEAD_MS, Math.max(0, arrives - leaves) / 4);
  return { planned: arrives, opens: arrives - ahead };
}

/** Moments an order is planned by. `handedAt`: when goods or an empty tank first change hands. */
export type StepFacts = {
  leavesAt: string | null;
  arrivesAt: string | null;
  handedAt: string | null;
  cutoffs: readonly Cutoff[];
};

const OPENINGS: readonly Cutoff['code'][] = ['CY_OPEN', 'CFS_OPEN', 'STATION_OPEN'];

/** The last of the gates that open on its way. */
function opening(cutoffs: readonly Cutoff[]): number | null {
  const opened = cutoffs.flatMap((cutoff) => {
    const at = OPENINGS.includes(cutoff.code) ? cutoff.at : opensOf(cutoff);
    return momentIn(at ?? '') ?? [];
  });
  return opened.length === 0 ? null : Math.max(...opened);
}

/** When a state may be reported; null where nothing names its moment. */
export function stepPlan(mode: ModeId, state: OrderState, facts: StepFacts): StepPlan | null {
  const day = STEP_DAYS[mode]?.[state];
  const [leaves, arrives] = [momentIn(facts.leavesAt ?? ''), momentIn(facts.arrivesAt ?? '')];
  if (day === 'ARRIVES') {
    if (arrives === null) return null;
    return leaves === null ? onDayOf(arrives) : afterJourney(leaves, arrives);
  }
  const planned = {
    OPENS: () => opening(facts.cutoffs),
    HANDED: () => momentIn(facts.handedAt ?? ''),
    LEAVES: () => leaves,
  };
  const at = typeof day === 'string' ? planned[day]() : null;
  return at === null ? null : onDayOf(at);
}
