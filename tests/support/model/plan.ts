import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  MachineContext,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';

/** Payloads of one event by a name that reads well in a path. They may depend on where the chart is. */
type Cases<TPayload, TSnapshot> = Record<string, TPayload> | ((snapshot: TSnapshot) => Record<string, TPayload>);

/** `bare`: sent as it is, it carries nothing. `internal`: only the chart itself raises it. */
type Samples<TEvent, TSnapshot> = 'bare' | 'internal' | Cases<Omit<TEvent, 'type'>, TSnapshot>;

export type Endings<TOutput = unknown> = { done?: Record<string, TOutput>; error?: Record<string, unknown> };

type ActorsOf<TMachine extends AnyStateMachine> = NonNullable<Parameters<TMachine['provide']>[0]['actors']>;

/** Everything that may happen to a chart. One plan serves the chart, the rendered view and Chromium. */
export type PlanOf<TMachine extends AnyStateMachine> = {
  /** The situations a chart may start in. */
  inputs: Record<string, InputFrom<TMachine>>;
  /** At least one sample of every event; one per branch where a guard splits them. */
  events: {
    [T in EventFromLogic<TMachine>['type']]: Samples<
      Extract<EventFromLogic<TMachine>, { type: T }>,
      SnapshotFrom<TMachine>
    >;
  };
  /** How each effect may end. A `stream` never ends: what it sends are ordinary events. */
  outcomes: { [Src in keyof ActorsOf<TMachine>]-?: 'stream' | Endings<OutputFrom<ActorsOf<TMachine>[Src]>> };
  /** The facts of a context that tell two situations apart. Must stay finite. */
  distinguish: (context: ContextFrom<TMachine>) => unknown;
};

/** A plan as the harness sees it: checked once where it is written, open from there on. */
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

/** The name by which the files of a run share what one of them has explored; undefined for a plan of a single file. */
export const sharedName = (plan: Plan): string | undefined => names.get(plan);

/** A plan that the model, the view and the stories of a chart walk, by the name under which it is exported. */
export function shared<TPlan>(name: string, plan: TPlan): TPlan {
  names.set(plan as Plan, name);
  return plan;
}

export const sharedPlan = <TMachine extends AnyStateMachine>(
  name: string,
  machine: TMachine,
  plan: PlanOf<TMachine>,
): Plan<TMachine> => shared(name, planFor(machine, plan));
