import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { root } from '../../scripts/root.mjs';
import { asksOf, LOCKS, LONG, markedIn, PARTS, TAGS } from '../../scripts/suite/parts.mjs';
import { ROOMS } from '../../scripts/suite/rooms.mjs';
import { STAGES } from '../../scripts/suite/stages.mjs';
import { readSuiteTable } from '../support/suite-table';

const FOLDERS: Record<string, RegExp> = {
  unit: new RegExp(`^tests/(?:${ROOMS.unit.join('|')})/`),
  machines: new RegExp(`^tests/(?:${ROOMS.machines.join('|')})/`),
  views: /^tests\/(?:views|told)\//,
  chromium: /^tests\/views\//,
  server: /^tests\/server\//,
  'server-postgres': /^tests\/server\//,
  storybook: /^tests\/storybook\//,
  e2e: /^tests\/e2e\//,
};

const MARKS = [[], [LONG], [LOCKS], [LOCKS, LONG]];

const PROJECTS = [...new Set(STAGES.all.flatMap(({ projects }) => projects))];

const marked = markedIn(root);
const partsOf = (suite: keyof typeof STAGES, project: string) =>
  STAGES[suite].filter(({ projects }) => projects.includes(project)).map(({ part }) => part);

it('assigns each test to either `npm test` or the rest', () => {
  const wrong = PROJECTS.flatMap((project) =>
    MARKS.map((tags) => ({
      project,
      tags,
      asked: [...partsOf('short', project), ...partsOf('rest', project)].filter((part) => PARTS[part].asks(tags))
        .length,
      inAll: partsOf('all', project).filter((part) => PARTS[part].asks(tags)).length,
    })),
  ).filter(({ asked, inAll }) => asked !== 1 || inAll !== 1);
  const ofStorybook = marked.filter(({ path }) => path.startsWith('tests/storybook/'));
  expect(wrong.filter(({ project, tags }) => project !== 'storybook' || tags.includes(LONG))).toEqual([]);
  expect(
    ofStorybook.every(({ tags }) => tags.includes(LONG)),
    'it is built in the rest alone',
  ).toBe(true);
});

it('has no stage for a project without tests in it', () => {
  const idle = Object.entries(STAGES).flatMap(([suite, stages]) =>
    stages.flatMap(({ projects, part }) =>
      projects
        .filter((project) => !marked.some((file) => FOLDERS[project]?.test(file.path) && asksOf(file, part)))
        .map((project) => `${suite}: ${project}, ${part}`),
    ),
  );
  expect(idle).toEqual([]);
});

it('runs every project of the runner, except stories', () => {
  const config = readFileSync('vitest.config.ts', 'utf8');
  const named = [...config.matchAll(/(?:name: |node\(|gateway\()'([\w-]+)'/g)].map(([, name = '']) => name);
  expect(named.filter((name) => name !== 'stories').toSorted()).toEqual(PROJECTS.toSorted());
});

it('passes each file to every part with one of its tests', () => {
  const lost = marked.flatMap(({ path, tags, isMixed }) =>
    (Object.keys(PARTS) as (keyof typeof PARTS)[])
      .filter((part) => PARTS[part].asks(tags) || (isMixed && PARTS[part].asks([...tags, LONG])))
      .filter((part) => !asksOf({ path, tags, isMixed }, part))
      .map((part) => `${path} of ${part}`),
  );
  expect(lost).toEqual([]);
  expect(marked.length).toBeGreaterThan(900);
});

it('uses only tags known to the runner', () => {
  const known = TAGS.map(({ name }) => name);
  expect(marked.flatMap(({ path, tags }) => tags.filter((tag) => !known.includes(tag)).map(() => path))).toEqual([]);
});

it('lists in tests/README.md exactly the files that `npm test` leaves out', () => {
  const { left, mixed, locking } = readSuiteTable(marked.map(({ path }) => path));
  const pathsOf = (files: readonly { path: string }[]) => files.map(({ path }) => path).toSorted();
  expect(left).toEqual(pathsOf(marked.filter(({ tags }) => tags.includes(LONG))));
  expect(mixed).toEqual(pathsOf(marked.filter(({ isMixed }) => isMixed)));
  expect(locking).toEqual(pathsOf(marked.filter(({ tags }) => tags.includes(LOCKS))));
});
