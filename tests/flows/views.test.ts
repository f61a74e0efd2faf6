import { expect, it } from 'vitest';

import { viewNamesOf } from '../../flows/atlas/view-names';
import { machines } from '../../flows/list/machines';

const sources = import.meta.glob<string>(['../../src/features/**/*.tsx', '../../src/pages/**/*-page.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The connected half of a view is the one that takes an actor. */
const connected = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/^export function (\w+)\(\{ actor\b/gm)].map(([, name = '']) => name),
);

const namesOf = [...machines.keys()].map((id) => ({ id, names: viewNamesOf(id) }));

it('the atlas shows every connected view beside its flow', () => {
  const known = new Set(namesOf.flatMap(({ names }) => names));
  expect(connected.filter((name) => !known.has(name))).toEqual([]);
});

it('says which flows have no view of their own', () => {
  const without = namesOf.filter(({ names }) => !names.some((name) => connected.includes(name))).map(({ id }) => id);
  console.log(`no view of their own: ${without.join(', ')}`);
  expect(without).toContain('signIn');
  expect(without).not.toContain('login');
});
