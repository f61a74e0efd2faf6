import {
  createActor,
  createMachine,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';

import { effectsOf, sentBy, type SentEvent } from './effects';
import type { Step } from './step';
import { elapse, reschedule, ring, type ActionInspection, type Agenda } from './timers';
import { watchOver, type Watch } from './watch';

/** State after a step and the step's results, without executing effects. */
export type Place = {
  snapshot: AnyMachineSnapshot;
  agenda: Agenda;
  /** Ended effects whose state is still active. */
  over: readonly string[];
  taken: readonly string[];
  refused: readonly string[];
  /** Requested actions. Formatted only when read, which saves a third of an exploration. */
  actions: readonly ActionInspection[];
};

export type Moment = Omit<Place, 'actions'> & {
  effects: readonly string[];
  sent: readonly SentEvent[];
};

const RENEWING = new Set(['xstate.spawnChild', 'xstate.stopChild']);

const bystander = createMachine({});
let watch: Watch | null = null;
const parent = createActor(bystander, {
  inspect: (event) => event.type === '@xstate.microstep' && watch?.see(event),
});
const self = createActor(bystander, { parent });

/** Runs one macrostep without executing effects. One scope is shared, since an actor is expensive. */
function dryRun(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot | undefined,
  go: (scope: AnyActorScope) => AnyMachineSnapshot,
) {
  const watching = watchOver(machine);
  const actions: ActionInspection[] = [];
  watch = watching;
  watching.begin(before);
  const snapshot = go({
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: () => {},
    defer: () => {},
    stopChild: () => {},
    emit: () => {},
    actionExecutor: (action) => actions.push(action as unknown as ActionInspection),
  });
  return { snapshot, actions, ...watching.noted() };
}

function firstPlace(machine: AnyStateMachine, input: unknown): Place {
  const place = dryRun(machine, undefined, (scope) => machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot);
  return { ...place, agenda: reschedule([], place.actions), over: [] };
}

/** A stopped or restarted effect is no longer ended. */
const stillOver = (over: readonly string[], actions: readonly ActionInspection[]): readonly string[] => {
  if (over.length === 0) return over;
  const renewed = new Set(actions.filter(({ type }) => RENEWING.has(type)).map(({ params }) => params?.id));
  return over.filter((id) => !renewed.has(id));
};

function sendTo(machine: AnyStateMachine, moment: Place, event: AnyEventObject): Place {
  const { actions, ...rest } = dryRun(
    machine,
    moment.snapshot,
    (scope) => machine.transition(moment.snapshot, event, scope) as AnyMachineSnapshot,
  );
  return {
    snapshot: rest.snapshot,
    agenda: reschedule(moment.agenda, actions),
    over: stillOver(moment.over, actions),
    taken: [...moment.taken, ...rest.taken],
    refused: [...moment.refused, ...rest.refused],
    actions: [...moment.actions, ...actions],
  };
}

function letPass(machine: AnyStateMachine, moment: Place, ms: number): Place {
  let now: Place = { ...moment, agenda: elapse(moment.agenda, ms) };
  for (let rung = ring(now.agenda); rung && now.snapshot.status === 'active'; rung = ring(now.agenda)) {
    now = sendTo(machine, { ...now, agenda: rung.rest }, rung.timer.event);
  }
  return now;
}

/** Previous place; a step adds its own results. */
type Before = Omit<Place, 'taken' | 'refused' | 'actions'>;

/** `before` is null at the start of a path. */
export function nextPlace(machine: AnyStateMachine, before: Before | null, step: Step): Place {
  if (step.kind === 'start') return firstPlace(machine, step.input);
  if (before === null) throw new Error('A path begins with a start');
  const { snapshot, agenda, over } = before;
  const moment: Place = { snapshot, agenda, over, taken: [], refused: [], actions: [] };
  if (step.kind === 'time') return letPass(machine, moment, step.ms);
  if (step.kind === 'event') return sendTo(machine, moment, step.event);
  return sendTo(machine, { ...moment, over: [...moment.over, step.actor] }, endingOf(step));
}

export function nextMoment(machine: AnyStateMachine, before: Before | null, step: Step): Moment {
  const { actions, ...rest } = nextPlace(machine, before, step);
  return { ...rest, effects: effectsOf(actions), sent: sentBy(actions) };
}

const endingOf = (step: Extract<Step, { kind: 'done' | 'error' }>): AnyEventObject => {
  const event = { type: `xstate.${step.kind}.actor.${step.actor}`, actorId: step.actor };
  return step.kind === 'done' ? { ...event, output: step.output } : { ...event, error: step.error };
};
