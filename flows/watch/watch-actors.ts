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
import { isWatched, openChannel, postMessageTo, type Message } from './channel';
import type { PageReport, WatchedChart } from './watch.types';

type Ids = ReadonlyMap<AnyTransitionDefinition, string>;

const known = new WeakMap<AnyStateMachine, Ids>();

function transitionIds(machine: AnyStateMachine): Ids {
  const ids = known.get(machine) ?? transitionsOf(machine);
  known.set(machine, ids);
  return ids;
}

/** Reads the chart from the snapshot, because a lazy chart is run by a placeholder. */
const machineFromSnapshot = (snapshot: unknown): AnyStateMachine | null => {
  const machine: unknown = typeof snapshot === 'object' && snapshot && 'machine' in snapshot ? snapshot.machine : null;
  return machine instanceof StateMachine ? (machine as AnyStateMachine) : null;
};

function watchSystem(root: AnyActorRef) {
  const taken = new Map<string, string[]>();
  let isTold = false;

  function chartsUnder(ref: AnyActorRef, path: readonly string[]): WatchedChart[] {
    const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
    const machine = machineFromSnapshot(snapshot);
    if (!machine) return [];
    const { _nodes: nodes, children } = snapshot;
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
      const machine = machineFromSnapshot(seen.snapshot);
      if (!machine) return;
      const { _transitions: selected } = seen;
      const ids = selected.flatMap((transition) => transitionIds(machine).get(transition) ?? []);
      if (isTold && ids.length > 0) {
        taken.clear();
        isTold = false;
      }
      taken.set(ref.sessionId, [...(taken.get(ref.sessionId) ?? []), ...ids]);
    },
    tell: (page: string): PageReport => {
      isTold = true;
      return { page, system: root.sessionId, charts: chartsUnder(root, []) };
    },
  };
}

/** Reports every chart started from now on; the returned function ends it and reports them as gone. */
export function watchActors(pageOf: () => string): () => void {
  const channel = openChannel();
  const reports = new Map<string, () => void>();
  // oxlint-disable-next-line typescript/unbound-method -- called below with the actor it belongs to
  const { start } = Actor.prototype;
  let isOver = false;

  function watch(root: AnyActorRef): void {
    const system = watchSystem(root);
    let isDue = false;
    const report = () => {
      isDue = false;
      if (isOver) return;
      postMessageTo(channel, system.tell(pageOf()));
    };
    const soon = () => {
      if (isDue) return;
      isDue = true;
      setTimeout(report, 0);
    };
    reports.set(root.sessionId, soon);
    root.system.inspect((seen) => {
      system.see(seen);
      soon();
    });
  }

  Actor.prototype.start = function startWatched(this: AnyActorRef) {
    const { _parent: parent } = this;
    if (machineFromSnapshot(this.getSnapshot()) && parent === undefined) watch(this);
    return start.call(this);
  } as typeof start;

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (!isWatched(data)) for (const soon of reports.values()) soon();
  });
  return () => {
    if (isOver) return;
    isOver = true;
    Actor.prototype.start = start;
    for (const system of reports.keys()) postMessageTo(channel, { page: pageOf(), system, charts: [] });
    channel.close();
  };
}
