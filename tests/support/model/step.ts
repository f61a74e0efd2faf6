import type { AnyEventObject } from 'xstate';

/** One step of a chart. `name` is the sample name in its plan. */
export type Step =
  | { kind: 'start'; name: string; input: unknown }
  | { kind: 'event'; name: string; event: AnyEventObject }
  | { kind: 'done'; name: string; actor: string; output: unknown }
  | { kind: 'error'; name: string; actor: string; error: unknown }
  | { kind: 'time'; ms: number };

const named = (what: string, name: string) => (name === '' ? what : `${what} (${name})`);

export function stepLabel(step: Step): string {
  if (step.kind === 'start') return `start (${step.name})`;
  if (step.kind === 'event') return named(step.event.type, step.name);
  if (step.kind === 'time') return `${step.ms} ms pass`;
  return named(`${step.actor} ${step.kind === 'done' ? 'ends' : 'fails'}`, step.name);
}
