import { dirname, join } from 'node:path/posix';

import { importsOf } from '../support/arrows/imports';
import type { House } from '../support/arrows/house';
import { speechOf } from './speech';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.json', '/index.ts', '/index.tsx'];

const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^'*]+)\*\*\/\*(\.tsx?)'/g;

const fetchedBy = (house: House, from: string, text: string): string[] =>
  [...text.matchAll(GLOB)].flatMap(([, folder = '', ending = '']) => {
    const under = join(dirname(from), folder);
    return [...house.keys()].filter((path) => path.startsWith(under) && path.endsWith(ending));
  });

/** Imports of each file by repository path, without type-only ones. */
function arrowsOf(house: House): Map<string, string[]> {
  const arrows = new Map([...house].map(([path, text]) => [path, fetchedBy(house, path, text)]));
  for (const { from, to, isRelative, names } of importsOf(house)) {
    if (!isRelative || (names.length > 0 && names.every(({ isType }) => isType))) continue;
    const path = ENDINGS.map((ending) => `${to}${ending}`).find((one) => house.has(one));
    if (path !== undefined) arrows.set(from, [...(arrows.get(from) ?? []), path]);
  }
  return arrows;
}

function reachOf(arrows: ReadonlyMap<string, readonly string[]>, start: string): Map<string, number> {
  const reached = new Map([[start, 0]]);
  for (const [path, away] of reached)
    for (const next of arrows.get(path) ?? []) if (!reached.has(next)) reached.set(next, away + 1);
  return reached;
}

const PROJECTS: readonly [project: string, of: RegExp][] = [
  ['unit', /^tests\/(?:domain|modes|contract|effects)\/.*\.test\.ts$/],
  ['machines', /^tests\/machines\/.*\.test\.ts$/],
  ['views', /^tests\/(?:views|told\/pages)\/.*\.test\.tsx$/],
  ['server', /^tests\/server\/(?!faults\/).*\.test\.ts$/],
];

/** Pictures go stale with any change, so they are no kept promise. */
const OF_PICTURES = /^tests\/machines\/every-machine\.test\.ts$|\.stories\.test\.ts$/;

const projectOf = (path: string): string | null =>
  OF_PICTURES.test(path) ? null : (PROJECTS.find(([, of]) => of.test(path))?.[0] ?? null);

const wordsOf = (path: string): Set<string> =>
  new Set(
    path
      .replace(/\.(?:model\.|plan\.)?(?:test\.|stories\.)?tsx?$/, '')
      .split(/[/.-]/)
      .slice(1),
  );

export type Suite = {
  path: string;
  project: string;
  /** Story file or plan to run in a suite that covers many. */
  told?: string;
  /** Comparison with approved pages: alone, besides promises, or never. */
  holdsAgreed: 'only' | 'too' | 'never';
};

/** Each story file and each chart plan is its own suite. */
const TELLING: readonly [of: RegExp, project: string, telling: (area: string) => string][] = [
  [/^stories\/(?!shell\/flows\.)([^/]+)\/.*\.stories\.tsx$/, 'views', (area) => `tests/told/${area}.test.tsx`],
  [/^tests\/support\/plans\/([^/]+)\/.*\.plan\.ts$/, 'machines', (area) => `tests/tales/${area}.test.ts`],
];

/**
 * Suites that open pages, judge, offer, answer or walk compare approved pages and also keep promises; recorded forms
 * only compare.
 */
const COMPARING =
  /^tests\/(?:modes\/|told\/pages\/|machines\/.*\.model\.test\.ts$|server\/trade\/modes\/every-offer|effects\/calls\/good-answers)/;
const ONLY_COMPARING = /^tests\/domain\/order\/recorded-forms\./;

const agreementOf = (path: string): Suite['holdsAgreed'] => {
  if (ONLY_COMPARING.test(path)) return 'only';
  return COMPARING.test(path) ? 'too' : 'never';
};

/** Play functions and accessibility of a story file are promises; its other text is approved. */
const PLAYING = 'tests/mutants/plays.test.tsx';
const PLAYED = /^stories\/(?!shell\/flows\.|foundations\/|pages\/).*\.stories\.tsx$/;

const playedAt = (house: House, path: string): Suite[] =>
  PLAYED.test(path) && house.has(path) ? [{ path: PLAYING, project: 'views', told: path, holdsAgreed: 'never' }] : [];

function suitesAt(house: House, path: string): Suite[] {
  const own = projectOf(path);
  if (own !== null) return [{ path, project: own, holdsAgreed: agreementOf(path) }];
  const told = TELLING.flatMap(([of, project, telling]): Suite[] => {
    const area = of.exec(path)?.[1];
    return area !== undefined && house.has(telling(area))
      ? [{ path: telling(area), project, told: path, holdsAgreed: project === 'views' ? 'too' : 'only' }]
      : [];
  });
  return [...playedAt(house, path), ...told];
}

type Known = Suite & { reach: ReadonlyMap<string, number>; words: ReadonlySet<string> };

/** Full name similarity is worth this many shared words. */
const SPEECH = 30;

/**
 * Distance of a suite to a file: imports, other loaded files, shared words of their names, and similarity of their
 * texts.
 */
function distanceOf(path: string, speech: ReturnType<typeof speechOf>): (suite: Known) => number {
  const words = [...wordsOf(path)];
  return ({ reach, words: own, path: at, told = at }) =>
    (reach.get(path) ?? 0) +
    Math.log2(reach.size) / 2 -
    2 * (words.filter((word) => own.has(word)).length + SPEECH * speech(path, told));
}

export function suitesFor(house: House): (path: string) => Suite[] {
  const arrows = arrowsOf(house);
  const suites = [...house.keys()].flatMap((path): Known[] => {
    const found = suitesAt(house, path);
    if (found.length === 0) return [];
    const known = { reach: reachOf(arrows, path), words: wordsOf(path) };
    return found.map((suite) => ({ ...suite, ...known }));
  });
  const speech = speechOf(house);
  return (path) => {
    const distance = distanceOf(path, speech);
    return suites
      .filter(({ reach }) => reach.has(path))
      .map((suite) => ({ suite, away: distance(suite) }))
      .toSorted((one, other) => one.away - other.away)
      .map(({ suite: { path: file, project, told, holdsAgreed } }) => ({
        path: file,
        project,
        holdsAgreed,
        ...(told !== undefined && { told }),
      }));
  };
}
