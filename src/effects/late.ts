import { createActor, fromPromise, toPromise, type PromiseActorLogic } from 'xstate';

/**
 * An effect whose code comes when it is first wanted: no page needs it to be drawn. What is stopped before the code
 * has come is never begun.
 */
export const late = <TOutput, TInput>(load: () => Promise<PromiseActorLogic<TOutput, TInput>>) =>
  fromPromise<TOutput, TInput>(async ({ input, signal }) => {
    const logic = await load();
    signal.throwIfAborted();
    const actor = createActor<PromiseActorLogic<TOutput, TInput>>(logic, { input });
    signal.addEventListener('abort', () => actor.stop());
    const output = toPromise(actor);
    actor.start();
    return output;
  });
