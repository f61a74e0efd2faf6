import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { EXIT } from '../../server/base/exit-codes';

const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim().replaceAll(/^\/|\/$/g, ''))
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('container file', () => {
  it('ignores data, packages, builds and measurements of one machine', () => {
    const taken = linesOf('.gitignore').filter((name) => name !== '.DS_Store');
    expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(['.git', ...taken]));
  });

  it('runs the program as an unprivileged user with production packages', () => {
    const steps = linesOf('docs/operating/Containerfile');
    expect(steps.indexOf('USER node')).toBeGreaterThan(steps.indexOf('RUN mkdir /data && chown node:node /data'));
    expect(steps).toContain('RUN npm ci --ignore-scripts --no-audit --no-fund');
    expect(steps).toContain('RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund');
  });
});

describe('systemd unit', () => {
  const unit = linesOf('docs/operating/chemlane.service');

  it('restarts after a failure, except settings errors', () => {
    expect(unit).toContain('Restart=on-failure');
    expect(unit).toContain(`RestartPreventExitStatus=${EXIT.cannotCreate} ${EXIT.settings}`);
  });

  it('allows more stop time than the program needs', () => {
    expect(unit).toContain('TimeoutStopSec=30');
  });
});
