import { fromCallback, fromPromise, type EventObject } from 'xstate';

/**
 * Placeholders for effects that a machine names but never performs. `src/app/compose/compose.ts` provides the real
 * ones; a test provides what it needs. Running a placeholder is a wiring mistake, so it fails with its name.
 */
const missing = (name: string) => new Error(`Effect "${name}" was not provided to its machine`);

export const unprovidedPromise = <TOutput, TInput = undefined>(name: string) =>
  fromPromise<TOutput, TInput>(() => Promise.reject(missing(name)));

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
