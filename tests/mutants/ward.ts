// A warm runner: it has read the house once, and is told one fault after another.
import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

import { createVitest } from 'vitest/node';

import type { Answer, Question } from './nurse';
import { plant } from './planted';

const vitest = await createVitest('test', {
  config: 'tests/mutants/vitest.config.ts',
  root: '.',
  watch: false,
  bail: 1,
  silent: true,
  reporters: [{}],
  env: { RANDOM_RUNS: '5' },
});

async function ask({ fault, suites, mark }: Question): Promise<Answer> {
  rmSync(mark, { force: true });
  plant({ fault, mark });
  vitest.invalidateFile(resolve(fault.path));
  const files = new Map(suites.map(({ path, project }) => [path, project]));
  const specifications = [...files].map(([path, project]) =>
    vitest.getProjectByName(project).createSpecification(resolve(path)),
  );
  for (const name of ['views', 'machines']) {
    const told = suites.flatMap(({ project, told: one }) => (project === name && one !== undefined ? [one] : []));
    vitest.getProjectByName(name).provide('told', told.length > 0 ? told : undefined);
  }
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  plant({ fault: null, mark });
  vitest.invalidateFile(resolve(fault.path));
  const by = testModules.find((module) => !module.ok())?.relativeModuleId ?? null;
  return { isNoticed: by !== null || unhandledErrors.length > 0, wasMet: existsSync(mark), by };
}

process.on('message', (question: Question) => {
  ask(question).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.('ready');
