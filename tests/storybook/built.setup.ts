import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { root } from '../../scripts/root.mjs';

export const STORYBOOK = join(root, 'storybook-static');

/** The Storybook that designers are given, and not the one the runner makes of the same stories. */
export default function setup(): void {
  const storybook = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  execFileSync(process.execPath, [storybook, 'build', '--output-dir', STORYBOOK, '--quiet'], {
    cwd: root,
    stdio: 'pipe',
  });
}
