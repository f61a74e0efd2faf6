import { readFileSync } from 'node:fs';

/** Tables of tests/README.md: a folder means every test file below it, `*` any part of a path. */
export function readSuiteTable(files: readonly string[]) {
  const sections = readFileSync('tests/README.md', 'utf8').split(/^## /m);
  const filesUnder = (title: string) => {
    const section = sections.find((text) => text.startsWith(title)) ?? '';
    const named = [...section.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([\w/.*-]+)`/g)].map(([, name = '']) => `tests/${name}`),
    );
    return named
      .flatMap((name) => {
        const pattern = new RegExp(
          `^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}${name.endsWith('/') ? '' : '$'}`,
        );
        const found = files.filter((path) => pattern.test(path.replace(/\.test\.tsx?$/, '')));
        return found.length > 0 ? found : [`${name}, which is not there`];
      })
      .toSorted();
  };
  return {
    left: filesUnder('Left to the rest'),
    mixed: filesUnder('In part'),
    locking: filesUnder('Of PostgreSQL'),
  };
}
