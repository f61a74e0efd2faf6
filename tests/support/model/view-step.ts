import { person } from '#person';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type {
  Actor,
  AnyActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';

import { PATIENCE } from '../patience';
import type { Path } from './cover';
import { differences } from './facets';
import { told, WalkFailure } from './failure';
import { FROM_ELSEWHERE, NOTHING_TO_PRESS } from './late';
import type { Moment } from './moment';
import type { Plan } from './plan';
import { startRig, type Rig } from './rig';
import { show } from './show';
import type { Step } from './step';

type Hands<TMachine extends AnyStateMachine> = {
  [T in EventFromLogic<TMachine>['type']]?: (
    event: Extract<EventFromLogic<TMachine>, { type: T }>,
    snapshot: SnapshotFrom<TMachine>,
  ) => Promise<void | typeof NOTHING_TO_PRESS | typeof FROM_ELSEWHERE>;
};

export type Screen<TMachine extends AnyStateMachine> = {
  plan: Plan<TMachine>;
  mount: (actor: Actor<TMachine>) => ReactElement;
  perform: Hands<TMachine>;
  /** Other source of events without a control here. */
  byWorld?: { [T in EventFromLogic<TMachine>['type']]?: string };
  look: (snapshot: SnapshotFrom<TMachine>) => void;
  /** Real actors instead of controlled ones; `perform` must then drive them. */
  actors?: Record<string, AnyActorLogic>;
  /** Milliseconds until the screen must be correct. */
  patience?: number;
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** An event without any effect needs no control: it may only have been in transit. */
const isInVain = ({ snapshot }: Moment, { snapshot: now, effects, sent }: Moment): boolean =>
  effects.length === 0 &&
  sent.length === 0 &&
  show([snapshot.status, snapshot.value, snapshot.context]) === show([now.status, now.value, now.context]);

type Hand = (event: AnyEventObject, snapshot: AnyMachineSnapshot) => Promise<unknown>;

/** Waits for a control, unless the event has no effect. */
async function handled(hand: Hand, event: AnyEventObject, rig: Rig, patience: number): Promise<unknown> {
  const lastAt = performance.now() + patience;
  let said = await hand(event, rig.snapshot());
  while (said === NOTHING_TO_PRESS && performance.now() < lastAt) {
    await new Promise((resolve) => void setTimeout(resolve, 50));
    said = await hand(event, rig.snapshot());
  }
  return said;
}

/** True if performed by hand; otherwise the event is sent to the chart. */
async function perform<TMachine extends AnyStateMachine>(
  screen: Screen<TMachine>,
  rig: Rig,
  step: Step,
  isVain: boolean,
): Promise<boolean> {
  const hands = screen.perform as Record<string, Hand | undefined>;
  const hand = step.kind === 'event' ? hands[step.event.type] : undefined;
  if (step.kind === 'event' && hand) {
    const said = await handled(hand, step.event, rig, isVain ? 0 : (screen.patience ?? PATIENCE.timeout));
    if (said === NOTHING_TO_PRESS && !isVain) throw new Error('there is nothing to press for it');
    if (said !== NOTHING_TO_PRESS && said !== FROM_ELSEWHERE) return true;
  }
  await person.witnesses(() => rig.perform(step));
  return false;
}

/** Current faults: of the chart, or else of the screen. */
function faultsOf<TMachine extends AnyStateMachine>(screen: Screen<TMachine>, rig: Rig, expected: Moment): string[] {
  const behind = differences(expected, rig.seen()).map(told);
  if (behind.length > 0) return behind;
  try {
    screen.look(rig.snapshot() as SnapshotFrom<TMachine>);
    return [];
  } catch (error) {
    return [`the screen: ${messageOf(error)}`];
  }
}

/**
 * Walks one path in front of a mounted view, checks the screen after every step, and returns the events performed by
 * hand.
 */
export async function walkScreen<TMachine extends AnyStateMachine>(
  screen: Screen<TMachine>,
  path: Path,
  moments: readonly Moment[],
): Promise<string[]> {
  const { plan, mount, actors, patience = PATIENCE.timeout } = screen;
  const start = path[0]?.step;
  if (start?.kind !== 'start') throw new Error('A path begins with a start');
  const rig = startRig(plan.machine, start.input, actors);
  const made: string[] = [];
  try {
    await person.opens(mount(rig.actor as unknown as Actor<TMachine>));
    for (const [at, expected] of moments.entries()) {
      const step: Step = path[at]?.step ?? start;
      const fail = (faults: string[]) => new WalkFailure(plan.machine.id, path, at, faults);
      const before = moments[at - 1];
      if (before) {
        rig.turnPage();
        const isVain = isInVain(before, expected);
        const byHand = await perform(screen, rig, step, isVain).catch((error: unknown) => {
          throw fail([`no hand could do it: ${messageOf(error)}`]);
        });
        if (byHand && !isVain && step.kind === 'event') made.push(step.event.type);
      }
      await vi.waitFor(
        () => {
          const faults = faultsOf(screen, rig, expected);
          if (faults.length > 0) throw fail(faults);
        },
        { timeout: patience, interval: 10 },
      );
    }
  } finally {
    rig.stop();
  }
  return made;
}
