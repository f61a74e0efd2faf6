import { createActor, fromPromise, toPromise, type PromiseActorLogic } from 'xstate';

const unheard = <TOutput>() => new Promise<TOutput>(() => {});

/**
 * An effect whose code loads on demand. Once stopped it neither resolves nor rejects: React strict effects restart a
 * chart, and the restart would take an old result for its own.
 */
export const lazyActor = <TOutput, TInput>(load: () => Promise<PromiseActorLogic<TOutput, TInput>>) =>
  fromPromise<TOutput, TInput>(async ({ input, signal }) => {
    const logic = await load();
    if (signal.aborted) return unheard();
    const actor = createActor<PromiseActorLogic<TOutput, TInput>>(logic, { input });
    signal.addEventListener('abort', () => actor.stop());
    const ended = toPromise(actor);
    actor.start();
    const output = await ended;
    return signal.aborted ? unheard() : output;
  });
