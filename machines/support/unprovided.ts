import { fromCallback, fromPromise, type EventObject } from 'xstate';

/**
 * Stand-ins for the effects a machine asks for but never performs. `src/app/compose/compose.ts` puts the real ones in;
 * a test puts in what it needs. Running a stand-in is a wiring mistake, so it fails loudly and by name.
 */
const missing = (name: string) => new Error(`Effect "${name}" was not provided to its machine`);

export const unprovidedPromise = <TOutput, TInput = undefined>(name: string) =>
  fromPromise<TOutput, TInput>(() => Promise.reject(missing(name)));

/** `TTold`: what its machine says to it. */
export const unprovidedCallback = <
  TSent extends EventObject,
  TInput = undefined,
  TTold extends EventObject = EventObject,
>(
  name: string,
) =>
  fromCallback<TTold, TInput, TSent>(() => {
    throw missing(name);
  });

export const unprovidedAction =
  <TParams = undefined>(name: string) =>
  (_: unknown, _params: TParams): void => {
    throw missing(name);
  };
