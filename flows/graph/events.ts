import type { EdgeKind } from './graph.types';

export type ReadEvent = { kind: EdgeKind; label: string };

const PATTERNS: [RegExp, EdgeKind, (found: string) => string][] = [
  [/^xstate\.done\.actor\.(.+)$/, 'done', (id) => `${id} done`],
  [/^xstate\.error\.actor\.(.+)$/, 'error', (id) => `${id} error`],
  [/^xstate\.snapshot\.(.+)$/, 'update', (id) => `${id} update`],
  [/^xstate\.done\.state\.(.+)$/, 'finished', () => 'done'],
];

function delayLabel(eventType: string, source: string, delays: Record<string, unknown>): string {
  const name = eventType.slice('xstate.after.'.length, -(source.length + 1));
  const value = /^\d+$/.test(name) ? Number(name) : delays[name];
  const length = typeof value === 'number' ? (value >= 1000 ? `${value / 1000} s` : `${value} ms`) : '';
  return [/^\d+$/.test(name) ? '' : name, length].filter(Boolean).join(' · ');
}

/** What the person who reads the chart should see of an event type. */
export function readEvent(eventType: string, source: string, delays: Record<string, unknown>): ReadEvent {
  if (eventType === 'always') return { kind: 'always', label: 'always' };
  if (eventType.startsWith('xstate.after.')) return { kind: 'delay', label: delayLabel(eventType, source, delays) };
  for (const [pattern, kind, label] of PATTERNS) {
    const found = pattern.exec(eventType)?.[1];
    if (found !== undefined) return { kind, label: label(found) };
  }
  return { kind: 'event', label: eventType === '*' ? 'any event' : eventType };
}
