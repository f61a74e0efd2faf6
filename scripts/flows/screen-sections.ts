import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { casesIn } from '../../flows/diff/held-by';
import type { ScreenSection } from '../../flows/diff/page';
import { literalsIn, quotedIn, screenChanges, sentenceChanges } from '../../flows/diff/screens';
import { changedFiles, type Range } from './range';

type Index = { entries: Record<string, { id: string; importPath: string; type: string }> };

function storyIds(root: string): ReadonlyMap<string, string> {
  const file = join(root, 'storybook-static', 'index.json');
  if (!existsSync(file)) return new Map();
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as Index;
  return new Map(
    Object.values(entries)
      .filter(({ type }) => type === 'story')
      .toReversed()
      .map(({ id, importPath }) => [importPath.replace(/^\.\/stories\//, '').replace(/\.stories\.tsx$/, ''), id]),
  );
}

export function screenSections(root: string, range: Range): ScreenSection[] {
  const stories = storyIds(root);
  return screenChanges(changedFiles(root, range, ['docs/told'])).map((screen) => {
    const id = stories.get(screen.file.replace('docs/told/', '').replace('.txt', ''));
    return { ...screen, story: id ? `../stories/index.html?path=/story/${id}` : null };
  });
}

const isCopy = ({ file }: { file: string }) =>
  /\.tsx?$/.test(file) && !/\.words\.ts$|pieces\.ts$|src\/copy\/flows?\b/.test(file);

export function sentencesOf(root: string, range: Range) {
  const code = changedFiles(root, range, ['src', 'server', 'domain', 'machines', 'user-center', 'desk']).filter(isCopy);
  const told = changedFiles(root, range, ['docs/told']);
  const texts = (side: 'before' | 'after') => code.flatMap((one) => literalsIn(one[side]));
  const shown = (side: 'before' | 'after') => told.flatMap((one) => quotedIn(one[side]));
  const own = sentenceChanges(texts('before'), texts('after'));
  const seen = sentenceChanges(shown('before'), shown('after'));
  return own.added.length + own.gone.length + own.changed.length > 0 ? own : seen;
}

export function newTests(root: string, range: Range) {
  return changedFiles(root, range, ['tests'])
    .filter(({ file }) => /\.test\.tsx?$/.test(file))
    .flatMap(({ file, before, after }) => {
      const known = casesIn({ file, text: before }).map(({ name }) => name);
      return casesIn({ file, text: after })
        .filter(({ name }) => !known.includes(name))
        .map(({ name }) => ({ file, name }));
    });
}
