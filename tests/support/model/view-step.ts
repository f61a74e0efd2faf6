import { person } from '#person';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { Actor, AnyActorLogic, AnyEventObject, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

import type { Path } from './cover';
import { differences } from './facets';
import { told, WalkFailure } from './failure';
import type { Moment } from './moment';
import type { Plan } from './plan';
import { startRig, type Rig } from './rig';
import type { Step } from './step';

type Hands<TMachine extends AnyStateMachine> = {
  [T in EventFromLogic<TMachine>['type']]?: (event: Extract<EventFromLogic<TMachine>, { type: T }>) => Promise<void>;
};

export type Screen<TMachine extends AnyStateMachine> = {
  plan: Plan<TMachine>;
  mount: (actor: Actor<TMachine>) => ReactElement;
  /** How a person causes an event. What is not named here is done by the world. */
  perform: Hands<TMachine>;
  /** What a person must see in a situation: assertions about the screen. */
  look: (snapshot: SnapshotFrom<TMachine>) => void;
  /** Real actors in place of steered ones; `perform` then has to drive them. */
  actors?: Record<string, AnyActorLogic>;
  /** Milliseconds a screen may take to tell the truth. */
  patience?: number;
};

/** How long a screen may take to tell the truth. */
const PATIENCE = 5_000;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function perform<TMachine extends AnyStateMachine>(screen: Screen<TMachine>, rig: Rig, step: Step) {
  const hands = screen.perform as Record<string, ((event: AnyEventObject) => Promise<void>) | undefined>;
  const hand = step.kind === 'event' ? hands[step.event.type] : undefined;
  if (step.kind === 'event' && hand) await hand(step.event);
  else await person.witnesses(() => rig.perform(step));
}

/** What is wrong now: with the chart behind the screen, or with the screen. */
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

/** Walks one path in front of a mounted view, and looks at the screen after every step. */
export async function walkScreen<TMachine extends AnyStateMachine>(
  screen: Screen<TMachine>,
  path: Path,
  moments: readonly Moment[],
): Promise<void> {
  const { plan, mount, actors, patience = PATIENCE } = screen;
  const start = path[0]?.step;
  if (start?.kind !== 'start') throw new Error('A path begins with a start');
  const rig = startRig(plan.machine, start.input, actors);
  try {
    await person.opens(mount(rig.actor as unknown as Actor<TMachine>));
    for (const [at, expected] of moments.entries()) {
      const step: Step = path[at]?.step ?? start;
      const fail = (faults: string[]) => new WalkFailure(plan.machine.id, path, at, faults);
      if (step !== start) {
        rig.turnPage();
        await perform(screen, rig, step).catch((error: unknown) => {
          throw fail([`no hand could do it: ${messageOf(error)}`]);
        });
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
}
