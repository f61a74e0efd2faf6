import { importsOf } from '../support/arrows/imports';
import type { House } from '../support/arrows/house';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.json', '/index.ts', '/index.tsx'];

/** What each file imports, by the paths of the house. */
function arrowsOf(house: House): Map<string, string[]> {
  const arrows = new Map<string, string[]>();
  for (const { from, to, isRelative } of importsOf(house)) {
    const path = isRelative ? ENDINGS.map((ending) => `${to}${ending}`).find((one) => house.has(one)) : undefined;
    if (path !== undefined) arrows.set(from, [...(arrows.get(from) ?? []), path]);
  }
  return arrows;
}

function reachOf(arrows: ReadonlyMap<string, readonly string[]>, start: string): Set<string> {
  const reached = new Set([start]);
  for (const path of reached) for (const next of arrows.get(path) ?? []) reached.add(next);
  return reached;
}

const PROJECTS: readonly [project: string, of: RegExp][] = [
  ['unit', /^tests\/(?:domain|modes|contract|effects)\/.*\.test\.ts$/],
  ['machines', /^tests\/machines\/.*\.test\.ts$/],
  ['views', /^tests\/views\/.*\.test\.tsx$/],
  ['server', /^tests\/server\/(?!embedded\/|faults\/).*\.test\.ts$/],
];

/** Pictures go stale when anything moves; that is no promise kept. */
const OF_PICTURES = /^tests\/machines\/every-machine\.test\.ts$|\.stories\.test\.ts$/;

const projectOf = (path: string): string | null =>
  OF_PICTURES.test(path) ? null : (PROJECTS.find(([, of]) => of.test(path))?.[0] ?? null);

const wordsOf = (path: string): Set<string> =>
  new Set(
    path
      .replace(/\.(?:model\.)?(?:test\.)?tsx?$/, '')
      .split(/[/.-]/)
      .slice(1),
  );

export type Suite = { path: string; project: string };

/** The suites that meet a file: those nearest by name first, then those that load least. */
export function suitesFor(house: House): (path: string) => Suite[] {
  const arrows = arrowsOf(house);
  const suites = [...house.keys()].flatMap((path) => {
    const project = projectOf(path);
    return project === null ? [] : [{ path, project, reach: reachOf(arrows, path), words: wordsOf(path) }];
  });
  return (path) => {
    const words = wordsOf(path);
    const nearness = (suite: { words: ReadonlySet<string> }) =>
      [...words].filter((word) => suite.words.has(word)).length;
    return suites
      .filter(({ reach }) => reach.has(path))
      .toSorted((one, other) => nearness(other) - nearness(one) || one.reach.size - other.reach.size)
      .map((suite) => ({ path: suite.path, project: suite.project }));
  };
}
