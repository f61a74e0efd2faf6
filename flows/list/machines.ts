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

/** All machines, found by file name: a new one needs no registration. */
export const machines: ReadonlyMap<string, AnyStateMachine> = new Map(
  listed.map(({ machine }) => [machine.id, machine]),
);

/** Area of each machine: its folder. */
export const areas: ReadonlyMap<string, string> = new Map(listed.map(({ machine, area }) => [machine.id, area]));
