import type { AnyStateMachine, SnapshotFrom } from 'xstate';

/** Promises a chart keeps after every step, by the sentence that states them. `before` is null at the start. */
export type Invariants<TMachine extends AnyStateMachine = AnyStateMachine> = Record<
  string,
  (now: SnapshotFrom<TMachine>, before: SnapshotFrom<TMachine> | null) => boolean
>;

export const broken = (
  invariants: Invariants,
  now: SnapshotFrom<AnyStateMachine>,
  before: SnapshotFrom<AnyStateMachine> | null,
): string[] =>
  Object.entries(invariants)
    .filter(([, holds]) => !holds(now, before))
    .map(([sentence]) => `broken promise: ${sentence}`);
