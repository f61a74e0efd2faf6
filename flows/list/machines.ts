import { StateMachine, type AnyStateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', { eager: true });

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

const listed = Object.entries(modules)
  .flatMap(([file, module]) =>
    Object.values(module)
      .filter(isMachine)
      .map((machine) => ({ machine, area: /machines\/([\w-]+)\//.exec(file)?.[1] ?? '' })),
  )
  .toSorted((a, b) => a.machine.id.localeCompare(b.machine.id));

/** Every machine of the house, found by the name of its file: a new one has nothing to sign. */
export const machines: ReadonlyMap<string, AnyStateMachine> = new Map(
  listed.map(({ machine }) => [machine.id, machine]),
);

/** The area of each machine: the folder it lies in. */
export const areas: ReadonlyMap<string, string> = new Map(listed.map(({ machine, area }) => [machine.id, area]));
