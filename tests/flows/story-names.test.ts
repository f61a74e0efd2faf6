/** @module-tag long */
// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { storyNames } from '../../.storybook/story-names.mjs';

/** All but the atlas and the matrix, which need the facts of a build. */
type Told = Record<string, { name?: string; title?: string }>;

const told = import.meta.glob<Told>(['../../stories/**/*.stories.tsx', '!**/{flows,matrix}.stories.tsx'], {
  eager: true,
});
const written = import.meta.glob<string>('../../stories/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const stories = Object.entries(told).flatMap(([path, module]) => {
  const names = storyNames(path, written[path] ?? '');
  return Object.entries(module).flatMap(([exported, story]) =>
    exported === 'default' ? [] : [{ story: `${path} ${exported}`, found: names.get(exported), name: story.name }],
  );
});

it('finds every story by its shown name', () => {
  expect(stories.length).toBeGreaterThan(600);
  const unfound = stories.filter(({ found, name }) => found !== name || name === undefined);
  expect(unfound, 'stories without a `name` that .storybook/story-names.mjs reads from their source').toEqual([]);
});

it('has a Chinese name for every story and group', () => {
  const groups = Object.values(told).map((module) => ({ name: module['default']?.title, story: 'a group' }));
  const foreign = [...stories, ...groups].filter(({ name }) => !/\p{Script=Han}/u.test(name ?? ''));
  expect(foreign, 'a story has its name from src/copy, a group from the title of its file').toEqual([]);
});
