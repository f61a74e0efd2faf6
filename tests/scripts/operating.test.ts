import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { EXIT } from '../../server/base/exit-codes';

const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim().replaceAll(/^\/|\/$/g, ''))
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('the container file', () => {
  it('takes nothing along that belongs to one machine: its data, its packages, what it built and measured', () => {
    const taken = linesOf('.gitignore').filter((name) => name !== '.DS_Store');
    expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(['.git', ...taken]));
  });

  it('runs the program as somebody without rights, with packages of production alone', () => {
    const steps = linesOf('docs/operating/Containerfile');
    expect(steps.indexOf('USER node')).toBeGreaterThan(steps.indexOf('RUN mkdir /data && chown node:node /data'));
    expect(steps).toContain('RUN npm ci --ignore-scripts --no-audit --no-fund');
    expect(steps).toContain('RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund');
  });
});

describe('the unit file', () => {
  const unit = linesOf('docs/operating/chemlane.service');

  it('starts again after whatever may pass, and not after what a person has to mend', () => {
    expect(unit).toContain('Restart=on-failure');
    expect(unit).toContain(`RestartPreventExitStatus=${EXIT.cannotCreate} ${EXIT.settings}`);
  });

  it('gives the program longer to stop than it takes', () => {
    expect(unit).toContain('TimeoutStopSec=30');
  });
});
