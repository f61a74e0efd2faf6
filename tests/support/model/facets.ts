import type { Moment } from './moment';
import { show } from './show';

export type Seen = Omit<Moment, 'agenda' | 'over' | 'sent'>;

/** A moment taken apart into what can be compared and told by name. */
export function facetsOf({ snapshot, taken, refused, effects }: Seen): Map<string, string> {
  const { status, value, context, tags, output } = snapshot;
  return new Map([
    ['status', show(status)],
    ['state', show(value)],
    ['tags', show([...(tags ?? [])].toSorted())],
    ['output', show(output)],
    ['effects', effects.join('; ')],
    ['transitions', [...taken, ...refused].join(', ')],
    ...Object.entries(context ?? {}).map(([name, part]): [string, string] => [`context.${name}`, show(part)]),
  ]);
}

const told = new WeakMap<Seen, Map<string, string>>();

/** What was foretold once is held against every damaged chart. */
function foretold(expected: Seen): Map<string, string> {
  const known = told.get(expected) ?? facetsOf(expected);
  told.set(expected, known);
  return known;
}

export type Difference = { facet: string; expected: string; seen: string };

const WHITE_BOX = 'transitions';

/** `transitions` are compared only where the chart under test is the chart that was explored. */
export function differences(expected: Seen, seen: Seen, isSameChart = true): Difference[] {
  const wanted = foretold(expected);
  const found = facetsOf(seen);
  return [...new Set([...wanted.keys(), ...found.keys()])]
    .filter((facet) => isSameChart || facet !== WHITE_BOX)
    .map((facet) => ({ facet, expected: wanted.get(facet) ?? '(none)', seen: found.get(facet) ?? '(none)' }))
    .filter((difference) => difference.expected !== difference.seen);
}
