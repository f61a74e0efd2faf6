import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  MachineContext,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';

/** Payloads of one event by readable name. They may depend on the snapshot. */
type Cases<TPayload, TSnapshot> = Record<string, TPayload> | ((snapshot: TSnapshot) => Record<string, TPayload>);

/** `bare`: sent without payload. `internal`: raised by the chart itself only. */
type Samples<TEvent, TSnapshot> = 'bare' | 'internal' | Cases<Omit<TEvent, 'type'>, TSnapshot>;

export type Endings<TOutput = unknown> = { done?: Record<string, TOutput>; error?: Record<string, unknown> };

type ActorsOf<TMachine extends AnyStateMachine> = NonNullable<Parameters<TMachine['provide']>[0]['actors']>;

/** Everything that may happen to a chart. One plan serves the chart, the rendered view and Chromium. */
export type PlanOf<TMachine extends AnyStateMachine> = {
  inputs: Record<string, InputFrom<TMachine>>;
  /** At least one sample per event; one per branch of a guard. */
  events: {
    [T in EventFromLogic<TMachine>['type']]: Samples<
      Extract<EventFromLogic<TMachine>, { type: T }>,
      SnapshotFrom<TMachine>
    >;
  };
  /** Possible ends of each effect. A `stream` never ends: its messages are ordinary events. */
  outcomes: { [Src in keyof ActorsOf<TMachine>]-?: 'stream' | Endings<OutputFrom<ActorsOf<TMachine>[Src]>> };
  /** Context facts that distinguish situations. Must stay finite. */
  distinguish: (context: ContextFrom<TMachine>) => unknown;
};

/** Untyped plan of the harness: type-checked where it is written. */
export type Plan<TMachine extends AnyStateMachine = AnyStateMachine> = {
  machine: TMachine;
  inputs: Record<string, unknown>;
  events: Record<string, Samples<{ type: string }, SnapshotFrom<TMachine>>>;
  outcomes: Record<string, 'stream' | Endings>;
  distinguish: (context: MachineContext) => unknown;
};

export const planFor = <TMachine extends AnyStateMachine>(machine: TMachine, plan: PlanOf<TMachine>): Plan<TMachine> =>
  ({ machine, ...plan }) as unknown as Plan<TMachine>;

const names = new WeakMap<Plan, string>();

/** Name under which the files of a run share an exploration; undefined for a plan of one file. */
export const sharedName = (plan: Plan): string | undefined => names.get(plan);

/** Plan shared by model, view and stories, under its export name. */
export function shared<TPlan>(name: string, plan: TPlan): TPlan {
  names.set(plan as Plan, name);
  return plan;
}

export const sharedPlan = <TMachine extends AnyStateMachine>(
  name: string,
  machine: TMachine,
  plan: PlanOf<TMachine>,
): Plan<TMachine> => shared(name, planFor(machine, plan));
