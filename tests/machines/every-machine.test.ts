import { StateMachine, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';

const charts = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', { eager: true });
const walks = import.meta.glob<string>('./**/*.model.test.ts', { query: '?raw', import: 'default', eager: true });
const plans = import.meta.glob<Record<string, unknown>>('../support/plans/**/*.plan.ts', { eager: true });

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

const planNamesOf = (machine: AnyStateMachine) =>
  Object.values(plans).flatMap((module) =>
    Object.entries(module)
      .filter(([, plan]) => (plan as { machine?: AnyStateMachine }).machine?.config === machine.config)
      .map(([name]) => name),
  );

describe('state machines', () => {
  const machines = Object.values(charts).flatMap((module) => Object.values(module).filter(isMachine));

  it.each(machines.map((machine) => ({ id: machine.id, machine })))('$id is walked by a model test', ({ machine }) => {
    const names = planNamesOf(machine);
    const walkedBy = Object.values(walks).filter((text) =>
      names.some((name) => text.includes(`describeModel(${name},`)),
    );
    expect(walkedBy).toHaveLength(1);
  });
});
