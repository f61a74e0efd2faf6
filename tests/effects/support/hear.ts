import { createActor, createMachine, type AnyActorLogic, type AnyEventObject } from 'xstate';

/** Runs a callback actor and records its events. */
export function hear(logic: AnyActorLogic, input?: unknown) {
  const heard: AnyEventObject[] = [];
  const chart = createMachine({
    invoke: { id: 'heard', src: logic, input: () => input },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  const actor = createActor(chart).start();
  return {
    heard,
    /** Events since the last call. */
    news: () => heard.splice(0),
    tell: (event: AnyEventObject) => actor.getSnapshot().children['heard']?.send(event),
    stop: () => void actor.stop(),
  };
}
