import { dirname, join } from 'node:path/posix';

import { importsOf } from '../support/arrows/imports';
import type { House } from '../support/arrows/house';
import { speechOf } from './speech';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.json', '/index.ts', '/index.tsx'];

/** All files of a folder and below it, fetched by one line. */
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^'*]+)\*\*\/\*(\.tsx?)'/g;

const fetchedBy = (house: House, from: string, text: string): string[] =>
  [...text.matchAll(GLOB)].flatMap(([, folder = '', ending = '']) => {
    const under = join(dirname(from), folder);
    return [...house.keys()].filter((path) => path.startsWith(under) && path.endsWith(ending));
  });

/** What each file imports, by the paths of the house. What is only a type runs nowhere. */
function arrowsOf(house: House): Map<string, string[]> {
  const arrows = new Map([...house].map(([path, text]) => [path, fetchedBy(house, path, text)]));
  for (const { from, to, isRelative, names } of importsOf(house)) {
    if (!isRelative || (names.length > 0 && names.every(({ isType }) => isType))) continue;
    const path = ENDINGS.map((ending) => `${to}${ending}`).find((one) => house.has(one));
    if (path !== undefined) arrows.set(from, [...(arrows.get(from) ?? []), path]);
  }
  return arrows;
}

/** Everything a file loads, and how many imports away. */
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

/** Pictures go stale when anything moves; that is no promise kept. */
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
  /** Of a suite that tells what many stories or charts tell: the one sheet of stories, or plan, that is asked for. */
  told?: string;
  /** Whether it compares with pages somebody has agreed to, with others or with nothing else. */
  holdsAgreed: 'only' | 'too' | 'never';
};

/** Each sheet of stories and each plan of a chart is a suite of its own: it tells what its views, or its walks, tell. */
const TELLING: readonly [of: RegExp, project: string, telling: (area: string) => string][] = [
  [/^stories\/(?!shell\/flows\.)([^/]+)\/.*\.stories\.tsx$/, 'views', (area) => `tests/told/${area}.test.tsx`],
  [/^tests\/support\/plans\/([^/]+)\/.*\.plan\.ts$/, 'machines', (area) => `tests/tales/${area}.test.ts`],
];

/**
 * What opens pages, judges, offers, answers and walks charts compares (a walk its figures with the page of charts), and
 * keeps promises besides; what reads recorded forms does nothing else.
 */
const COMPARING =
  /^tests\/(?:modes\/|told\/pages\/|machines\/.*\.model\.test\.ts$|server\/trade\/modes\/every-offer|effects\/calls\/good-answers)/;
const ONLY_COMPARING = /^tests\/domain\/order\/recorded-forms\./;

const agreementOf = (path: string): Suite['holdsAgreed'] => {
  if (ONLY_COMPARING.test(path)) return 'only';
  return COMPARING.test(path) ? 'too' : 'never';
};

/**
 * What a sheet of stories plays is a promise of its own, and so is that it is sound for those who do not see it; what it
 * tells besides is agreed to, on a quiet console and well made.
 */
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

/** As much as this many words of a name is worth a suite that speaks of nothing but what the file speaks of. */
const SPEECH = 30;

/**
 * How far a suite is from a file: by imports, by what it loads besides, nearer by each word their names share, and by
 * how much their texts do.
 */
function distanceOf(path: string, speech: ReturnType<typeof speechOf>): (suite: Known) => number {
  const words = [...wordsOf(path)];
  return ({ reach, words: own, path: at, told = at }) =>
    (reach.get(path) ?? 0) +
    Math.log2(reach.size) / 2 -
    2 * (words.filter((word) => own.has(word)).length + SPEECH * speech(path, told));
}

/** The suites that meet a file, the nearest first. */
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
