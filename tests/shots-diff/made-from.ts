import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { houseIn } from '../../scripts/suite/passed/house.mjs';
import { inputsOf } from '../../scripts/suite/passed/inputs.mjs';
import type { Told } from '../storybook/stories';

/** Digest of the inputs of a story file, by path; null when unknown. */
export type MadeFrom = Readonly<Record<string, string | null>>;

const isStories = (path: string) => path.startsWith('stories/') && /\.stories\.tsx?$/.test(path);

/** Files around every story. */
const isAround = (path: string) =>
  path === '.storybook/preview.tsx' ||
  path === 'package-lock.json' ||
  path.endsWith('.css') ||
  path.startsWith('public/');

/** The atlas receives facts from its build, without imports. */
const isToldByBuild = (path: string) => path.startsWith('flows/');

export function madeFrom(folder: string): MadeFrom {
  const house = houseIn(folder);
  const inputs = inputsOf({ ...house, shared: house.files.filter(isAround) }, house.files.filter(isStories));
  return Object.fromEntries(
    [...inputs].map(([path, { files, digest }]) => [path, [...files].some(isToldByBuild) ? null : digest]),
  );
}

/** Stored beside a cached Storybook, whose sources are gone. */
export const MADE_FROM = 'made-from.json';

export function keptWith(storybook: string): MadeFrom {
  try {
    return JSON.parse(readFileSync(join(storybook, MADE_FROM), 'utf8')) as MadeFrom;
  } catch {
    return {};
  }
}

/** Stories that may have changed: only these are captured. */
export function suspectsIn(stories: readonly Told[], before: MadeFrom, after: MadeFrom): string[] {
  const isAlike = ({ importPath }: Told) => {
    const path = importPath.replace(/^\.\//, '');
    return typeof after[path] === 'string' && after[path] === before[path];
  };
  return [...new Set(stories.flatMap((story) => (story.type === 'story' && !isAlike(story) ? [story.id] : [])))];
}
