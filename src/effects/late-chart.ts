import type { ActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import { absentMachine } from '../../machines/support/absent';

const CAME = { type: 'late.came' };

type Scope = ActorScope<AnyMachineSnapshot, AnyEventObject>;
type Waiting = { input: unknown; events: AnyEventObject[] };

/** `soon`: its very start is the wish. `first wish`: nothing begins before it is sent something. */
export type FetchedBy = 'its start' | 'its first event';

/**
 * A chart whose code comes when it is first wanted. Until then its actor stands still, and keeps what it is sent in
 * order. An actor that is started later begins at once.
 */
export function lateChart<TMachine extends AnyStateMachine>(
  load: () => Promise<TMachine>,
  fetchedBy: FetchedBy = 'its first event',
): TMachine {
  const waiting = new WeakMap<object, Waiting>();
  let chart: TMachine | undefined;

  async function fetch({ self }: Scope) {
    try {
      chart = await load();
    } catch {
      // Whoever loads says what is missing. The next event tries again.
      return;
    }
    self.send(CAME);
  }

  function begin(loaded: TMachine, { input, events }: Waiting, scope: Scope): AnyMachineSnapshot {
    let snapshot = loaded.getInitialSnapshot(scope as never, input) as AnyMachineSnapshot;
    for (const event of events) snapshot = loaded.transition(snapshot as never, event, scope as never);
    return snapshot;
  }

  const logic = {
    getInitialSnapshot(scope: Scope, input: unknown) {
      const pending = { input, events: [] };
      if (chart) return begin(chart, pending, scope);
      waiting.set(scope.self, pending);
      return absentMachine.getInitialSnapshot(scope as never);
    },
    start(snapshot: AnyMachineSnapshot, scope: Scope) {
      if (!waiting.has(scope.self)) chart?.start(snapshot as never);
      else if (fetchedBy === 'its start') void fetch(scope);
    },
    transition(snapshot: AnyMachineSnapshot, event: AnyEventObject, scope: Scope) {
      const pending = waiting.get(scope.self);
      if (!pending)
        return event.type === CAME.type ? snapshot : chart?.transition(snapshot as never, event, scope as never);
      if (event.type !== CAME.type) {
        pending.events.push(event);
        void fetch(scope);
        return snapshot;
      }
      if (!chart) return snapshot;
      waiting.delete(scope.self);
      return begin(chart, pending, scope);
    },
    getPersistedSnapshot: () => {
      throw new Error('A late chart is not kept');
    },
  };
  return logic as unknown as TMachine;
}
