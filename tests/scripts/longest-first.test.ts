import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

import { LONGEST } from '../../scripts/suite/longest-first.mjs';

it('lists only existing files, once each', () => {
  expect(LONGEST.filter((path) => !existsSync(resolve(path)))).toEqual([]);
  expect(new Set(LONGEST).size).toBe(LONGEST.length);
});

it('starts the longest suites first, whatever the runner cache says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'longest-'));
  const [first = '', second = ''] = LONGEST;
  const files = { [second]: 1, 'tests/large.test.ts': 400, [first]: 1 };
  try {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    for (const [path, lines] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(
        join(folder, path),
        `import { appendFileSync } from 'node:fs';
         it('a', () => appendFileSync('begun.txt', '${path} '));\n${'// large\n'.repeat(lines)}`,
      );
    }
    const sequencer = resolve('scripts/suite/longest-first.mjs');
    writeFileSync(
      join(folder, 'vitest.config.mjs'),
      `import sequencer from '${sequencer}';
       export default { test: { globals: true, isolate: false, cache: false, sequence: { sequencer } } };`,
    );
    const env = { ...process.env, VITEST_MAX_WORKERS: '1' };
    spawnSync(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), 'run'], { cwd: folder, env });
    expect(readFileSync(join(folder, 'begun.txt'), 'utf8').split(' ')).toEqual([
      first,
      second,
      'tests/large.test.ts',
      '',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
