import { createMachine, type AnyStateMachine } from 'xstate';

export type TransitionText = { target?: string; guard?: unknown; actions?: unknown };
export type InvokeText = { id?: string; src: string; input?: unknown; onDone?: unknown; onError?: unknown };
export type StateText = {
  initial?: string;
  tags?: unknown;
  entry?: unknown;
  exit?: unknown;
  always?: unknown;
  onDone?: unknown;
  on?: Record<string, unknown>;
  after?: Record<string, unknown>;
  invoke?: InvokeText | InvokeText[];
  states?: Record<string, StateText>;
  options?: { maxIterations: number };
};

export const listOf = <TItem>(value: TItem | readonly TItem[] | undefined): TItem[] =>
  value === undefined ? [] : Array.isArray(value) ? [...(value as TItem[])] : [value as TItem];

const copy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)]));
};

export const textOf = (machine: AnyStateMachine): StateText => copy(machine.config) as StateText;

/** Stops a looping chart, which counts as detected. */
const ENOUGH = { maxIterations: 200 };

/** Machine with a changed config; null when invalid. */
export function rewritten(machine: AnyStateMachine, edit: (text: StateText) => void): AnyStateMachine | null {
  const text = textOf(machine);
  edit(text);
  try {
    return createMachine({ ...text, options: ENOUGH } as never, machine.implementations as never) as AnyStateMachine;
  } catch {
    return null;
  }
}

export type Place = { name: string; path: readonly string[] };

export function stateAt(text: StateText, path: readonly string[]): StateText {
  return path.reduce<StateText>((state, key) => state.states?.[key] ?? {}, text);
}

export const placesOf = (text: StateText, path: readonly string[] = []): Place[] => [
  { name: path.join('.') || '(root)', path },
  ...Object.entries(text.states ?? {}).flatMap(([key, child]) => placesOf(child, [...path, key])),
];
