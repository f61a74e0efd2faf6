import { expect, it } from 'vitest';

import { viewNamesOf } from '../../flows/atlas/views';
import { machines } from '../../flows/list/machines';
import { startedCharts } from '../../flows/map/links';
import { DESK_VIEWS } from '../../flows/views/desk';
import { ORDER_VIEWS } from '../../flows/views/order';
import { SHELL_VIEWS } from '../../flows/views/shell';

const read = (sources: Record<string, string>, shape: RegExp) =>
  Object.values(sources).flatMap((source) => [...source.matchAll(shape)].map(([, name = '']) => name));

const OF_THE_PRODUCT = import.meta.glob<string>(
  ['../../src/features/**/*.tsx', '../../src/modes/**/*.tsx', '../../src/pages/**/*-page.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
/** A connected view takes an actor. */
const connected = read(
  import.meta.glob<string>(['../../src/features/**/*.tsx', '../../src/pages/**/*-page.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  /^export function (\w+)\(\{ actor\b/gm,
);

const ofTheProduct = read(OF_THE_PRODUCT, /^export (?:function|const) (\w+)/gm);
const drawn = new Set([...ofTheProduct, ...Object.keys({ ...DESK_VIEWS, ...ORDER_VIEWS, ...SHELL_VIEWS })]);

const namesOf = [...machines.keys()].map((id) => ({ id, names: viewNamesOf(id) }));

it('shows every connected view beside its flow in the atlas', () => {
  const known = new Set(namesOf.flatMap(({ names }) => names));
  expect(connected.filter((name) => !known.has(name))).toEqual([]);
});

it('has unique names for the views shown in the atlas', () => {
  const looked = new Set(namesOf.flatMap(({ names }) => names));
  expect(ofTheProduct.filter((name, at) => looked.has(name) && ofTheProduct.indexOf(name) !== at)).toEqual([]);
});

const isDrawn = (id: string) => viewNamesOf(id).some((name) => drawn.has(name));

/** Drawn itself or through a chart that starts it. */
function isShown(id: string, above: readonly string[] = []): boolean {
  const starters = [...machines].filter(([, machine]) => startedCharts(machine).some(({ chart }) => chart === id));
  return isDrawn(id) || starters.some(([host]) => !above.includes(host) && isShown(host, [...above, id]));
}

it('shows every flow beside its view or that of a parent flow', () => {
  expect([...machines.keys()].filter((id) => !isShown(id))).toEqual([]);
  expect(isDrawn('signIn')).toBe(false);
  expect(isDrawn('login')).toBe(true);
});
