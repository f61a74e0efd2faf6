import {
  createActor,
  setup,
  StateMachine,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';

import type { ActorPath, Deed } from './deed';
import { activeNodes, endActor, failActor, nameOf, parentOf, plans, show, watchOver, type Plan } from './door';
import { enlivenChart } from './enliven';
import { stageClock } from './stage-clock';

export type LivingChart = { path: ActorPath; ref: AnyActorRef; machine: AnyStateMachine; snapshot: AnyMachineSnapshot };

type Listener = {
  onDeed: (deed: Deed) => void;
  onTaken: (path: ActorPath, transitions: readonly string[]) => void;
  onChange: () => void;
};

const machineOfActor = (ref: AnyActorRef): AnyStateMachine | null => {
  const logic: unknown = 'logic' in ref ? ref.logic : null;
  return logic instanceof StateMachine ? (logic as AnyStateMachine) : null;
};

function chartsUnder(ref: AnyActorRef, path: ActorPath): LivingChart[] {
  const machine = machineOfActor(ref);
  if (!machine) return [];
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
  const children = Object.entries(snapshot.children).flatMap(([id, child]) =>
    child ? chartsUnder(child as AnyActorRef, [...path, id]) : [],
  );
  return [{ path, ref, machine, snapshot }, ...children];
}

type Samples = Record<string, Record<string, unknown>>;

function eventSamples(plan: Plan | undefined, snapshot: AnyMachineSnapshot, type: string): Samples {
  const samples = plan?.events[type];
  if (samples === undefined || samples === 'internal') return {};
  if (samples === 'bare') return { '': {} };
  return typeof samples === 'function' ? samples(snapshot) : samples;
}

/** Parent that receives the reports of a chart and ignores them. */
const parentFor = (chart: AnyStateMachine, input: unknown) =>
  setup({ actors: { chart } }).createMachine({ invoke: { id: 'chart', src: 'chart', input } });

/** A really running flow with its children; time and effects advance only on demand. */
export function startSystem(machine: AnyStateMachine, input: unknown, listener: Listener) {
  const { clock, nextDue, turn } = stageClock();
  const watches = new Map<string, ReturnType<typeof watchOver>>();
  let isOwn = false;
  /** Charts already move while they are created; their tree exists only afterwards. */
  let born: AnyActorRef | null = null;

  const charts = () => (born ? chartsUnder(born, []) : []);
  const pathOf = (ref: AnyActorRef) => charts().find((chart) => chart.ref.sessionId === ref.sessionId)?.path;

  const household = createActor(parentFor(enlivenChart(machine), input), {
    clock,
    inspect: (seen) => {
      const actorRef = seen.actorRef as AnyActorRef;
      if (seen.type === '@xstate.event' && !seen.sourceRef && !isOwn && !seen.event.type.startsWith('xstate.')) {
        const chart = charts().find(({ ref }) => ref.sessionId === actorRef.sessionId);
        if (chart) listener.onDeed(handMade(chart, seen.event));
      }
      if (seen.type === '@xstate.microstep') {
        const logic = machineOfActor(actorRef);
        if (!logic) return;
        const watch = watches.get(actorRef.sessionId) ?? watchOver(logic);
        watches.set(actorRef.sessionId, watch);
        watch.begin();
        watch.see(seen);
        const path = parentOf(actorRef)?.sessionId === seen.rootId ? [] : pathOf(actorRef);
        if (path) listener.onTaken(path, watch.noted().taken);
      }
      if (seen.type === '@xstate.snapshot') listener.onChange();
    },
  });

  household.subscribe({ error: () => {} });
  household.start();
  born = household.getSnapshot().children['chart'] as AnyActorRef;
  born.subscribe({ error: () => {} });

  const chartAt = (path: ActorPath) => charts().find((chart) => show(chart.path) === show(path));

  const endingOf = ({ at, actor, kind, sample }: Extract<Deed, { actor: string }>) => {
    const chart = chartAt(at);
    const invoke = chart && activeNodes(chart.snapshot).flatMap((node) => node.invoke);
    const src = invoke?.find(({ id }) => id === actor)?.src;
    const endings = src === undefined ? undefined : plans.get(chart?.machine.id ?? '')?.outcomes[nameOf(src)];
    return { ref: chart?.snapshot.children[actor], value: endings === 'stream' ? null : endings?.[kind]?.[sample] };
  };

  const act = (deed: Deed): boolean => {
    if (deed.kind === 'time') turn(deed.ms);
    else if (deed.kind === 'event') {
      const chart = chartAt(deed.at);
      if (!chart) return false;
      const samples = eventSamples(plans.get(chart.machine.id), chart.snapshot, deed.type);
      const payload = deed.sample === null ? deed.payload : samples[deed.sample];
      chart.ref.send({ type: deed.type, ...payload });
    } else {
      const { ref, value } = endingOf(deed);
      if (!ref) return false;
      if (deed.kind === 'done') endActor(ref, value);
      else failActor(ref, value);
    }
    return true;
  };

  return {
    root: born,
    charts,
    chartAt,
    nextDue,
    /** False when the deed does not fit the current state. */
    perform: (deed: Deed): boolean => {
      isOwn = true;
      try {
        return act(deed);
      } finally {
        isOwn = false;
      }
    },
    stop: () => household.stop(),
  };
}

function handMade({ path, machine, snapshot }: LivingChart, event: { type: string }): Deed {
  const { type, ...payload } = event;
  const samples = eventSamples(plans.get(machine.id), snapshot, type);
  const sample = Object.entries(samples).find(([, one]) => show(one) === show(payload))?.[0];
  if (sample !== undefined) return { kind: 'event', at: path, type, sample };
  return { kind: 'event', at: path, type, sample: null, payload };
}

export type LiveSystem = ReturnType<typeof startSystem>;
