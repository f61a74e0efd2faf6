import {
  StateMachine,
  type ActorLogic,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type Snapshot,
} from 'xstate';

type Ending = { type: 'test.ends'; output: unknown } | { type: 'test.fails'; error: unknown };

export const isEnding = (event: AnyEventObject): event is Ending =>
  event.type === 'test.ends' || event.type === 'test.fails';

export const ended = (snapshot: Snapshot<unknown>, event: Ending) =>
  event.type === 'test.ends'
    ? { ...snapshot, status: 'done', output: event.output, error: undefined }
    : { ...snapshot, status: 'error', output: undefined, error: event.error };

const silent: ActorLogic<Snapshot<undefined>, AnyEventObject, unknown> = {
  transition: (snapshot) => snapshot,
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** Actions without `resolve` are external slots, which tests leave empty. */
const emptySlots = (machine: AnyStateMachine) =>
  Object.fromEntries(
    Object.entries(machine.implementations.actions)
      .filter(([, action]) => action !== undefined && !('resolve' in action))
      .map(([name]) => [name, () => {}]),
  );

/** Machine with empty slots and with effects ended by the test. */
export const steer = (machine: AnyStateMachine, actors: Record<string, AnyActorLogic> = {}): AnyStateMachine =>
  machine.provide({
    actions: emptySlots(machine),
    actors: { ...mapValues(machine.implementations.actors as Record<string, AnyActorLogic>, steered), ...actors },
  });

/** Ends only by the test. A child chart stays in its initial state for a view to draw. */
function steered(logic: AnyActorLogic): AnyActorLogic {
  const inner: AnyActorLogic = logic instanceof StateMachine ? steer(logic as AnyStateMachine) : silent;
  const transition = (snapshot: Snapshot<unknown>, event: AnyEventObject) =>
    isEnding(event) ? ended(snapshot, event) : snapshot;
  return Object.assign(Object.create(inner) as AnyActorLogic, { transition });
}

export const endActor = (ref: AnyActorRef, output: unknown) => ref.send({ type: 'test.ends', output });
export const failActor = (ref: AnyActorRef, error: unknown) => ref.send({ type: 'test.fails', error });

const mapValues = <TValue, TResult>(record: Record<string, TValue>, change: (value: TValue) => TResult) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
