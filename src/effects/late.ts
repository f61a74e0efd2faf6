import { createActor, fromPromise, toPromise, type PromiseActorLogic } from 'xstate';

const unheard = <TOutput>() => new Promise<TOutput>(() => {});

/**
 * An effect whose code comes when it is first wanted: no page needs it to be drawn. What is stopped before the code
 * has come is never begun. What is stopped says nothing more, neither an output nor an error: where React stops a chart
 * and starts the same one again (strict effects in development), the second start would take that for its own answer.
 */
export const late = <TOutput, TInput>(load: () => Promise<PromiseActorLogic<TOutput, TInput>>) =>
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
