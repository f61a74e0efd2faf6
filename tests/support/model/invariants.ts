import type { AnyStateMachine, SnapshotFrom } from 'xstate';

import type { Step } from './step';

/** Last step of a chart and its external effects, one line each. */
export type Happened = { step: Step; effects: readonly string[] };

/** Invariants after every step, keyed by sentence. `before` is null at the start. */
export type Invariants<TMachine extends AnyStateMachine = AnyStateMachine> = Record<
  string,
  (now: SnapshotFrom<TMachine>, before: SnapshotFrom<TMachine> | null, happened: Happened) => boolean
>;

export const broken = (
  invariants: Invariants,
  now: SnapshotFrom<AnyStateMachine>,
  before: SnapshotFrom<AnyStateMachine> | null,
  happened: Happened,
): string[] =>
  Object.entries(invariants)
    .filter(([, holds]) => !holds(now, before, happened))
    .map(([sentence]) => `broken promise: ${sentence}`);
