import { StateMachine, type AnyStateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', { eager: true });

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

/** Every machine of the house, found by the name of its file: a new one has nothing to sign. */
export const machines: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isMachine))
    .map((machine): [string, AnyStateMachine] => [machine.id, machine])
    .toSorted(([a], [b]) => a.localeCompare(b)),
);
