// Warm runner: loads the repository once and receives one fault after another.
import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

import { createVitest } from 'vitest/node';

import type { Fault } from './fault';
import type { Answer, Asked } from './nurse';
import { plant } from './planted';

const vitest = await createVitest('test', {
  config: 'tests/mutants/vitest.config.ts',
  root: '.',
  watch: false,
  bail: 1,
  silent: true,
  reporters: [{}],
  env: { RANDOM_RUNS: '5', TOLD_PATIENCE: '4000' },
});

const refresh = (fault: Fault | null): void => {
  if (fault) vitest.invalidateFile(resolve(fault.path));
};

async function ask({ fault, suites, withAgreed, mark }: Asked): Promise<Answer> {
  rmSync(mark, { force: true });
  plant({ fault, mark });
  refresh(fault);
  const files = new Map(suites.map(({ path, project }) => [path, project]));
  const specifications = [...files].map(([path, project]) =>
    vitest.getProjectByName(project).createSpecification(resolve(path)),
  );
  for (const name of new Set(files.values())) {
    const told = suites.flatMap(({ project, told: one }) => (project === name && one !== undefined ? [one] : []));
    vitest.getProjectByName(name).provide('told', told.length > 0 ? told : undefined);
    vitest.getProjectByName(name).provide('isAgreedAside', !withAgreed);
  }
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  plant({ fault: null, mark });
  refresh(fault);
  const by = testModules.find((module) => !module.ok())?.relativeModuleId ?? null;
  return { isNoticed: by !== null || unhandledErrors.length > 0, wasMet: existsSync(mark), by };
}

process.on('message', (question: Asked) => {
  ask(question).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.('ready');
