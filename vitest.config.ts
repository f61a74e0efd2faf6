import { availableParallelism } from 'node:os';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { launchOptions } from './scripts/chromium/launch.mjs';
import { root } from './scripts/root.mjs';
import { withoutDatabase } from './scripts/suite/both-engines.mjs';
import { keepModules, MODULES } from './scripts/suite/keep-modules.mjs';
import LongestFirst from './scripts/suite/longest-first.mjs';
import { TAGS } from './scripts/suite/parts.mjs';
import { ROOMS } from './scripts/suite/rooms.mjs';
import { PATIENCE } from './tests/support/patience.ts';

/** A fresh object each time: vitest writes the name of the project into it. */
const chromium = () => ({
  enabled: true as const,
  headless: true,
  screenshotFailures: false,
  // What no hand can do is told after a while, with the step, and does not hang until the walk's own bound.
  provider: playwright({ launchOptions: launchOptions(), actionTimeout: PATIENCE.timeout }),
  instances: [{ browser: 'chromium' as const }],
});

const SETTLED = 'tests/support/settled-imports.ts';
/** A file that was not closed, a listener too many. */
const WARNINGS = 'tests/support/runtime-warnings.ts';

const node = (name: string, ...folders: string[]): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    environment: 'node',
    isolate: false,
    include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
    setupFiles: [SETTLED, WARNINGS],
  },
});

/** One database engine a worker, which the files of a worker share: each file gets a schema of its own. */
const gateway = (name: string, include: string, more: Partial<TestProjectInlineConfiguration['test']> = {}) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node' as const,
    include: [include],
    isolate: false,
    setupFiles: [WARNINGS],
    ...more,
  },
});

const CORES = Math.min(4, availableParallelism());

/** Charts are explored once a run: by the file that asks first, for models, views and tales. */
const GRAPHS = ['tests/support/model/graphs.setup.ts'];
const machines = node('machines', ...ROOMS.machines);
machines.test = { ...machines.test, globalSetup: GRAPHS };

const journeys = node('e2e', 'e2e');
const storybook = node('storybook', 'storybook');
/** A browser on a busy machine loses a click now and then; what passes only the second time is named by the suite. */
const AGAIN = { retry: 1 } as const;
storybook.test = { ...storybook.test, ...AGAIN, globalSetup: ['tests/storybook/built.setup.ts'] };
journeys.test = { ...journeys.test, ...AGAIN, globalSetup: ['tests/e2e/house.seed.ts'] };

const wanted = process.argv.flatMap((word, at, all) => (word === '--project' ? [all[at + 1]] : []));
const isWanted = (project: string): boolean => wanted.length === 0 || wanted.includes(project);

/** A start reads every story for this project, which takes four seconds: only runs that want it pay for that. */
const stories = (): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    ...AGAIN,
    isolate: false,
    setupFiles: ['.storybook/story-promises.ts'],
    browser: chromium(),
  },
});

export default defineConfig({
  plugins: [react(), tailwind(), keepModules()],
  test: {
    tags: TAGS,
    chaiConfig: { truncateThreshold: 0 },
    experimental: { fsModuleCache: true, fsModuleCachePath: MODULES },
    // A stuck test is a fault, a slow machine is none.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: PATIENCE },
    // Left to itself the runner keeps one core back, which on two is half of them.
    maxWorkers: CORES,
    sequence: { sequencer: LongestFirst },
    projects: [
      node('unit', ...ROOMS.unit),
      machines,
      {
        extends: true,
        resolve: { alias: { '#person': '/tests/support/person.jsdom.ts' } },
        test: {
          name: 'views',
          environment: 'jsdom',
          isolate: false,
          include: ['tests/{views,told}/**/*.test.tsx'],
          globalSetup: GRAPHS,
          setupFiles: [SETTLED, WARNINGS, 'tests/support/plain-style.ts', 'tests/support/clean-page.ts'],
        },
      },
      {
        extends: true,
        resolve: {
          alias: [
            { find: '#person', replacement: '/tests/support/person.chromium.ts' },
            // A browser reads no files: tables of the gateway come as text.
            { find: /^.*\/base\/project-root$/, replacement: '/tests/support/project-root.chromium.ts' },
          ],
        },
        // Found late, a package is packed again with a second React beside the first.
        optimizeDeps: { include: ['wouter'] },
        test: {
          name: 'chromium',
          ...AGAIN,
          isolate: false,
          include: ['tests/views/**/*.test.tsx'],
          setupFiles: ['tests/support/same-window.ts', 'tests/support/clean-page.ts'],
          browser: chromium(),
        },
      },
      ...(isWanted('stories') ? [stories()] : []),
      gateway('server', 'tests/server/**/*.test.ts'),
      gateway('server-postgres', 'tests/server/**/*.test.ts', {
        exclude: ['tests/server/{embedded,faults}/**', ...withoutDatabase(root)],
        globalSetup: ['tests/server/support/postgres.setup.ts'],
        setupFiles: [WARNINGS, 'tests/server/support/skip-without-postgres.ts'],
      }),
      storybook,
      journeys,
    ],
  },
});
