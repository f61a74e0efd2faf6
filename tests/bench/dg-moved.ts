// Verdicts that an amendment of the list moves, by mode: the tables of AGAINST (a commit, by default the last one) beside those of this tree.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { projectRoot } from '../../server/base/project-root';
import { judgeAll, type Judged, movedEntries, movedReport } from '../support/verdicts/moved';

const TABLES = 'server/world/dangerous-goods/list';
const AGAINST = process.env['AGAINST'] ?? 'HEAD';
const out = process.env['MOVED_OUT'];

/** Verdicts by the rules of this tree's commit and the tables of another. */
function judgedBefore(): Judged {
  const root = projectRoot();
  const folder = mkdtempSync(join(tmpdir(), 'chemlane-moved-'));
  const tree = join(folder, 'tree');
  const git = (cwd: string, ...words: string[]) => execFileSync('git', words, { cwd, stdio: 'ignore' });
  try {
    git(root, 'worktree', 'add', '--detach', tree, 'HEAD');
    git(tree, 'checkout', AGAINST, '--', TABLES);
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    const file = join(folder, 'judged.json');
    const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
    execFileSync(process.execPath, [tsx, 'tests/bench/dg-moved.ts'], {
      cwd: tree,
      env: { ...process.env, MOVED_OUT: file },
      stdio: 'inherit',
    });
    return JSON.parse(readFileSync(file, 'utf8')) as Judged;
  } finally {
    git(root, 'worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  }
}

if (out === undefined) console.log(movedReport(movedEntries(judgedBefore(), judgeAll())));
else writeFileSync(out, JSON.stringify(judgeAll()));
