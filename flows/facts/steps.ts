import { explore, plans, type Step } from '../live/door';
import type { Word } from './facts.types';

export type StepRecord = { input: string; before: Word[]; step: Word | null };

const wordOf = (step: Step): Word | null => {
  if (step.kind === 'event') return ['e', '', step.event.type, step.name];
  if (step.kind === 'time') return ['t', step.ms];
  if (step.kind === 'done' || step.kind === 'error')
    return [step.kind === 'done' ? 'd' : 'f', '', step.actor, step.name];
  return null;
};

function stepsTo(chart: string): Record<string, StepRecord> {
  const plan = plans.get(chart);
  if (!plan) return {};
  const model = explore(plan);
  const ways = new Map<string, readonly Step[]>();
  const found: Record<string, StepRecord> = {};
  const record = (covers: readonly string[], way: readonly Step[], step: Step) => {
    const [start, ...rest] = [...way, step];
    const words = rest.map(wordOf).filter((word) => word !== null);
    const input = start?.kind === 'start' ? start.name : '';
    const last = rest.length === 0 ? null : words.length < rest.length ? null : (words.at(-1) ?? null);
    for (const id of covers) found[id] ??= { input, before: last === null ? words : words.slice(0, -1), step: last };
  };
  for (const { to, step, covers } of model.starts) {
    record(covers, [], step);
    if (!ways.has(to)) ways.set(to, [step]);
  }
  for (const [key, way] of ways)
    for (const { to, step, ignored, covers } of model.out.get(key) ?? []) {
      record(covers, way, step);
      if (ignored === null && !ways.has(to)) ways.set(to, [...way, step]);
    }
  return found;
}

export const steps = Object.fromEntries((process.env['CHARTS'] ?? '').split(' ').map((id) => [id, stepsTo(id)]));
