import type { Moment } from './moment';
import { show } from './show';

export type Seen = Omit<Moment, 'agenda' | 'over' | 'sent'>;

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

/** Cached, since each prediction is compared with every mutant. */
function foretold(expected: Seen): Map<string, string> {
  const known = told.get(expected) ?? facetsOf(expected);
  told.set(expected, known);
  return known;
}

export type Difference = { facet: string; expected: string; seen: string };

const WHITE_BOX = 'transitions';

/** `transitions` are compared only for the explored chart itself. */
export function differences(expected: Seen, seen: Seen, isSameChart = true): Difference[] {
  const wanted = foretold(expected);
  const found = facetsOf(seen);
  return [...new Set([...wanted.keys(), ...found.keys()])]
    .filter((facet) => isSameChart || facet !== WHITE_BOX)
    .map((facet) => ({ facet, expected: wanted.get(facet) ?? '(none)', seen: found.get(facet) ?? '(none)' }))
    .filter((difference) => difference.expected !== difference.seen);
}
