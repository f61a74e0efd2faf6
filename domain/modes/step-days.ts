import { type Cutoff, windowOpening } from '../offer/cutoffs';
import type { OrderState } from '../order/life/lifecycle';
import { dayAt, momentOf } from '../values/days';
import { parseMoment } from '../values/moments';
import { HOUR_MS } from '../values/spans';
import type { ModeId } from '../mode-ids';

/**
 * Reasons a step has no date check. `SPACE`: only space is reserved. `FOLLOWS`: any time after the previous step.
 * `ANY_DAY`: no plan has its day.
 */
type Reason = 'SPACE' | 'FOLLOWS' | 'ANY_DAY';

/** Planned moment a step may not be reported before, or the reason it has none. */
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

/** Planned moment that dates each state, per mode. */
export const STEP_DAYS: Readonly<Partial<Record<ModeId, StateDays>>> = {
  FCL: VOYAGE,
  LCL: VOYAGE,
  // Air warehouses receive goods whenever they are ready.
  AIR: { ...VOYAGE, CARGO_IN: ANY_DAY },
  RAIL: VOYAGE,
  CFS: { BOOKED: SPACE, CARGO_IN: 'HANDED', DECLARED: FOLLOWS, COMPLETED: FOLLOWS },
  WH: { BOOKED: SPACE, CARGO_IN: 'HANDED', COMPLETED: FOLLOWS },
  // A leased tank is handed out on the first lease day.
  TANK: { ...VOYAGE, BOOKED: 'HANDED' },
  FLEXI: VOYAGE,
  DOM: { BOOKED: SPACE, CARGO_IN: ANY_DAY, DEPARTED: 'LEAVES', ARRIVED: 'ARRIVES', COMPLETED: FOLLOWS },
  TRUCK: { BOOKED: SPACE, CARGO_IN: 'HANDED', DEPARTED: 'LEAVES', ARRIVED: 'ARRIVES', COMPLETED: FOLLOWS },
  DGD: { BOOKED: FOLLOWS, COMPLETED: FOLLOWS },
  MALL: { BOOKED: SPACE, CARGO_IN: 'HANDED', DEPARTED: FOLLOWS, ARRIVED: 'ARRIVES', COMPLETED: FOLLOWS },
};

export type StepPlan = { planned: number; opens: number };

export const planOnDay = (planned: number): StepPlan => ({ planned, opens: momentOf(dayAt(planned)) });

/** A step may be reported at most two days, or a quarter of its journey, early. */
const MOST_AHEAD_MS = 48 * HOUR_MS;
export function afterJourney(leaves: number, arrives: number): StepPlan {
  const ahead = Math.min(MOST_AHEAD_MS, Math.max(0, arrives - leaves) / 4);
  return { planned: arrives, opens: arrives - ahead };
}

/** Planned times of an order. `handedAt`: first handover of goods or empty tank. */
export type StepFacts = {
  leavesAt: string | null;
  arrivesAt: string | null;
  handedAt: string | null;
  cutoffs: readonly Cutoff[];
};

const OPENINGS: readonly Cutoff['code'][] = ['CY_OPEN', 'CFS_OPEN', 'STATION_OPEN'];

function opening(cutoffs: readonly Cutoff[]): number | null {
  const opened = cutoffs.flatMap((cutoff) => {
    const at = OPENINGS.includes(cutoff.code) ? cutoff.at : windowOpening(cutoff);
    return parseMoment(at ?? '') ?? [];
  });
  return opened.length === 0 ? null : Math.max(...opened);
}

export function stepPlan(mode: ModeId, state: OrderState, facts: StepFacts): StepPlan | null {
  const day = STEP_DAYS[mode]?.[state];
  const [leaves, arrives] = [parseMoment(facts.leavesAt ?? ''), parseMoment(facts.arrivesAt ?? '')];
  if (day === 'ARRIVES') {
    if (arrives === null) return null;
    return leaves === null ? planOnDay(arrives) : afterJourney(leaves, arrives);
  }
  const planned = {
    OPENS: () => opening(facts.cutoffs),
    HANDED: () => parseMoment(facts.handedAt ?? ''),
    LEAVES: () => leaves,
  };
  const at = typeof day === 'string' ? planned[day]() : null;
  return at === null ? null : planOnDay(at);
}
