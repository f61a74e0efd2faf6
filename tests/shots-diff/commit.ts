import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildStorybook } from '../../scripts/build/storybook.mjs';
import { root } from '../../scripts/root.mjs';
import { MADE_FROM, madeFrom } from './made-from';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Storybook of a commit, built once and cached, with today's packages. */
export function storybookOf(ref: string): string {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const built = join(root, '.cache', 'shots', `storybook-${commit.slice(0, 12)}`);
  if (existsSync(built)) return built;
  const folder = join(root, '.cache', 'shots', 'checked-out');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('git', ['archive', '--format=tar', '--output', join(folder, 'tree.tar'), commit], { cwd: root });
  execFileSync('tar', ['-xf', 'tree.tar'], { cwd: folder });
  const made = madeFrom(folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const walked = join('.cache', 'flows');
  // Cached walks and placements are keyed by their inputs, so today's serve unchanged charts.
  if (existsSync(join(root, walked))) cpSync(join(root, walked), join(folder, walked), { recursive: true });
  buildStorybook(folder, join(folder, 'storybook-static'));
  cpSync(join(folder, 'storybook-static'), built, { recursive: true });
  writeFileSync(join(built, MADE_FROM), JSON.stringify(made));
  rmSync(folder, { recursive: true, force: true });
  return built;
}
