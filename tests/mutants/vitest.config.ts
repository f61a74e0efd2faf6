import { relative } from 'node:path/posix';

import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import house from '../../vitest.config';
import { damaged } from './fault';
import { planted } from './planted';

/** The file is damaged on its way into the tests; on the disk it stays as it is. */
const plant: Plugin = {
  name: 'plant',
  enforce: 'pre',
  transform: (code, id) => {
    const { fault, mark } = planted();
    return fault && relative(process.cwd(), id.replace(/\?.*$/, '')) === fault.path ? damaged(code, fault, mark) : null;
  },
};

const IN_NODE = ['unit', 'machines', 'views', 'server'];

const nameOf = (project: unknown): string => (project as { test?: { name?: string } }).test?.name ?? '';

export default defineConfig({
  ...house,
  plugins: [plant, ...(house.plugins ?? [])],
  test: {
    ...house.test,
    // What is kept of a file is known by its text on the disk, which the fault is not in.
    experimental: { fsModuleCache: false },
    maxWorkers: 1,
    projects: (house.test?.projects ?? []).filter((project) => IN_NODE.includes(nameOf(project))),
  },
});
