import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export type Range = { said: string; before: string; after: string | null };

const gitIn =
  (root: string) =>
  (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();

export function readRange(root: string, said: string): Range {
  const commit = (ref: string) => gitIn(root)('rev-parse', '--verify', `${ref}^{commit}`);
  if (said.endsWith('^!')) {
    const own = said.slice(0, -2);
    return { said, before: commit(`${own}^`), after: commit(own) };
  }
  const [from = 'HEAD', to] = said.split('..');
  return { said, before: commit(from || 'HEAD'), after: to ? commit(to) : null };
}

export function commitsOf(root: string, { before, after }: Range) {
  const lines = gitIn(root)('log', '--format=%h\t%ad\t%s', '--date=short', `${before}..${after ?? 'HEAD'}`);
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t') as [hash: string, date: string, subject: string]);
}

const ends = ({ before, after }: Range) => (after === null ? [before] : [before, after]);

export function changedFiles(root: string, range: Range, folders: readonly string[]) {
  const git = gitIn(root);
  const names = git('diff', '--name-only', '--no-renames', ...ends(range), '--', ...folders).split('\n');
  const at = (commit: string, file: string) => {
    try {
      return git('show', `${commit}:${file}`);
    } catch {
      return '';
    }
  };
  const now = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  return names.filter(Boolean).map((file) => ({
    file,
    before: at(range.before, file),
    after: range.after === null ? now(file) : at(range.after, file),
  }));
}

export function checkOut(root: string, commit: string): string {
  const folder = join(root, '.cache', 'flows', 'trees', commit.slice(0, 12));
  if (existsSync(folder)) return folder;
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  execFileSync('git', ['archive', '--format=tar', '--output', join(next, 'tree.tar'), commit], { cwd: root });
  execFileSync('tar', ['-xf', 'tree.tar'], { cwd: next });
  rmSync(join(next, 'tree.tar'));
  const placed = join(root, '.cache', 'flows', 'placed');
  if (existsSync(placed)) cpSync(placed, join(next, '.cache', 'flows', 'placed'), { recursive: true });
  renameSync(next, folder);
  return folder;
}
