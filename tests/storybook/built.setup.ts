import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { root } from '../../scripts/root.mjs';

export const STORYBOOK = join(root, 'storybook-static');

/** Builds the Storybook of a folder that lies in the house or is it; its packages are those of the house. */
export function buildStorybook(folder: string, into: string): void {
  const storybook = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  execFileSync(process.execPath, [storybook, 'build', '--output-dir', into, '--quiet'], { cwd: folder, stdio: 'pipe' });
}

/** The Storybook that designers are given, and not the one the runner makes of the same stories. */
export default function setup(): void {
  buildStorybook(root, STORYBOOK);
}
