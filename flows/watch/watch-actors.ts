import {
  Actor,
  StateMachine,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate';

import { transitionsOf } from '../graph/transitions';
import { isWatched, openChannel, tell, type Message } from './channel';
import type { Watched, WatchedChart } from './watch.types';

type Ids = ReadonlyMap<AnyTransitionDefinition, string>;

const known = new WeakMap<AnyStateMachine, Ids>();

function idsOf(machine: AnyStateMachine): Ids {
  const ids = known.get(machine) ?? transitionsOf(machine);
  known.set(machine, ids);
  return ids;
}

const machineOf = (ref: AnyActorRef): AnyStateMachine | null => {
  const logic: unknown = 'logic' in ref ? ref.logic : null;
  return logic instanceof StateMachine ? (logic as AnyStateMachine) : null;
};

/** The charts of one system, and what each has taken since they were last told of. */
function systemOf(root: AnyActorRef) {
  const taken = new Map<string, string[]>();

  function chartsUnder(ref: AnyActorRef, path: readonly string[]): WatchedChart[] {
    const machine = machineOf(ref);
    if (!machine) return [];
    const { _nodes: nodes, children } = ref.getSnapshot() as AnyMachineSnapshot;
    const own = {
      path,
      chart: machine.id,
      active: nodes.map(({ id }) => id),
      taken: taken.get(ref.sessionId) ?? [],
    };
    return [
      own,
      ...Object.entries(children).flatMap(([id, child]) => chartsUnder(child as AnyActorRef, [...path, id])),
    ];
  }

  return {
    see: (seen: InspectionEvent) => {
      if (seen.type !== '@xstate.microstep') return;
      const ref = seen.actorRef as AnyActorRef;
      const machine = machineOf(ref);
      if (!machine) return;
      const { _transitions: selected } = seen;
      const ids = selected.flatMap((transition) => idsOf(machine).get(transition) ?? []);
      taken.set(ref.sessionId, [...(taken.get(ref.sessionId) ?? []), ...ids]);
    },
    tell: (page: string): Watched => {
      const charts = chartsUnder(root, []);
      taken.clear();
      return { page, system: root.sessionId, charts };
    },
  };
}

/** Tells of every chart that is started from now on; what is returned ends it. */
export function watchActors(pageOf: () => string): () => void {
  const channel = openChannel();
  const told = new Set<() => void>();
  // oxlint-disable-next-line typescript/unbound-method -- called below with the actor it belongs to
  const { start } = Actor.prototype;
  let isOver = false;

  function watch(root: AnyActorRef): void {
    const system = systemOf(root);
    let isDue = false;
    const report = () => {
      isDue = false;
      if (isOver) return;
      tell(channel, system.tell(pageOf()));
    };
    const soon = () => {
      if (isDue) return;
      isDue = true;
      setTimeout(report, 0);
    };
    told.add(soon);
    root.system.inspect((seen) => {
      system.see(seen);
      soon();
    });
  }

  Actor.prototype.start = function startWatched(this: AnyActorRef) {
    const { _parent: parent } = this;
    if (machineOf(this) && parent === undefined) watch(this);
    return start.call(this);
  } as typeof start;

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (!isWatched(data)) for (const soon of told) soon();
  });
  return () => {
    isOver = true;
    Actor.prototype.start = start;
    channel.close();
  };
}
