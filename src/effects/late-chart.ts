import type { ActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import { absentMachine } from '../../machines/support/absent';

const CAME = { type: 'late.came' };
const LOST = 'late.lost';
const STOPPED = 'xstate.stop';

type Scope = ActorScope<AnyMachineSnapshot, AnyEventObject>;
type Waiting = { input: unknown; events: AnyEventObject[] };

/**
 * Event that triggers loading: `its start`, or `its first event`. `its start or error` turns a failed load into an
 * error of the step, handled by the invoking chart.
 */
export type FetchedBy = 'its start' | 'its start or error' | 'its first event';

/**
 * A chart whose code loads on demand. Until then its actor queues events in order. An actor started after loading runs
 * at once.
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
      if (waiting.has(self)) self.send(CAME);
    } catch (error) {
      // The loader reports the missing chunk. Without a waiting step the next event tries again.
      if (fetchedBy === 'its start or error' && waiting.has(self)) self.send({ type: LOST, error });
    }
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
      else if (fetchedBy !== 'its first event') void fetch(scope);
    },
    transition(snapshot: AnyMachineSnapshot, event: AnyEventObject, scope: Scope) {
      const pending = waiting.get(scope.self);
      if (!pending) return chart?.transition(snapshot as never, event, scope as never);
      if (event.type === STOPPED) {
        waiting.delete(scope.self);
        return absentMachine.transition(snapshot as never, event, scope as never);
      }
      if (event.type === LOST) throw event['error'];
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
