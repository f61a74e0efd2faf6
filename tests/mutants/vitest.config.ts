import { relative } from 'node:path/posix';

import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import house from '../../vitest.config';
import { damaged } from './fault';
import { planted } from './planted';

const pathOf = (id: string): string => relative(process.cwd(), id.replace(/\?.*$/, ''));

/** The file is damaged on its way into the tests; on the disk it stays as it is. */
const plant: Plugin = {
  name: 'plant',
  enforce: 'pre',
  transform: (code, id) => {
    const { fault, mark } = planted();
    return fault && pathOf(id) === fault.path ? damaged(code, fault, mark) : null;
  },
  /** What is kept of a file is known by its text on the disk, which the fault is not in. */
  configureVitest: ({ experimental_defineCacheKeyGenerator: addToKey }) =>
    addToKey(({ id }) => (pathOf(id) === planted().fault?.path ? false : undefined)),
};

/** The nearest first, and none after the one that notices. */
class AsAsked extends BaseSequencer {
  override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(specifications);
  }
}

const IN_NODE = ['unit', 'machines', 'views', 'server'];

/** A graph shared by the files of a run would be that of the sound chart. */
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
