import { relative } from 'node:path/posix';

import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import house from '../../vitest.config';
import { damaged } from './fault';
import { planted } from './planted';

const pathOf = (id: string): string => relative(process.cwd(), id.replace(/\?.*$/, ''));

/** Mutates the file while it is loaded; the disk is unchanged. */
const plant: Plugin = {
  name: 'plant',
  enforce: 'pre',
  transform: (code, id) => {
    const { fault, mark } = planted();
    return fault && pathOf(id) === fault.path ? damaged(code, fault, mark) : null;
  },
  /** The cache key is the text on disk, which lacks the fault, so the mutated file is not cached. */
  configureVitest: ({ experimental_defineCacheKeyGenerator: addToKey }) =>
    addToKey(({ id }) => (pathOf(id) === planted().fault?.path ? false : undefined)),
};

/** Nearest first, and none after a failure. */
class AsAsked extends BaseSequencer {
  override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(specifications);
  }
}

const IN_NODE = ['unit', 'machines', 'views', 'server'];

/** A shared graph would be that of the original chart. */
const withoutSharing = (project: object) => ({
  ...project,
  test: { ...(project as { test?: object }).test, globalSetup: [] },
});

const nameOf = (project: unknown): string => (project as { test?: { name?: string } }).test?.name ?? '';

export default defineConfig({
  ...house,
  plugins: [plant, ...(house.plugins ?? [])],
  test: {
    ...house.test,
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/mutants/modules' },
    sequence: { sequencer: AsAsked },
    maxWorkers: 1,
    projects: (house.test?.projects ?? [])
      .filter((project) => IN_NODE.includes(nameOf(project)))
      .map((project) => withoutSharing(project as object)),
  },
});
