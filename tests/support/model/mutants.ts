import { not, type AnyStateMachine } from 'xstate';

import { rewritten, textOf } from './config';
import { stateEdits } from './mutants-of-states';
import { transitionEdits } from './mutants-of-transitions';

export type Mutant = { name: string; machine: AnyStateMachine };

type Guard = (args: unknown, params: unknown) => boolean;

const negated = (guard: unknown) =>
  'check' in (guard as object)
    ? not(guard as never)
    : (args: unknown, params: unknown) => !(guard as Guard)(args, params);

const doubled = (delay: unknown) =>
  typeof delay === 'function' ? (...args: unknown[]) => 2 * Number(delay(...args)) : 2 * Number(delay);

const damagedParts = (machine: AnyStateMachine): Mutant[] => {
  const { guards, delays } = machine.implementations;
  return [
    ...Object.entries(guards).map(([name, guard]) => ({
      name: `guard ${name} answers the opposite`,
      machine: machine.provide({ guards: { [name]: negated(guard) as never } }),
    })),
    ...Object.entries(delays).map(([name, delay]) => ({
      name: `delay ${name} takes twice as long`,
      machine: machine.provide({ delays: { [name]: doubled(delay) as never } }),
    })),
  ];
};

/** All known mutants of a chart; a good test detects each. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const text = textOf(machine);
  const guarded = rewritten(machine, () => {}) ?? machine;
  return [
    ...[...transitionEdits(text), ...stateEdits(text)].flatMap(({ name, apply }) => {
      const mutant = rewritten(machine, apply);
      return mutant ? [{ name, machine: mutant }] : [];
    }),
    ...damagedParts(guarded),
  ];
}
