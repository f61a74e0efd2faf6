import { readFileSync } from 'node:fs';

/** The tables of tests/README.md: a folder stands for every test file below it, a name without an ending for its file. */
export function readSuiteTable(files: readonly string[]) {
  const sections = readFileSync('tests/README.md', 'utf8').split(/^## /m);
  const filesUnder = (title: string) => {
    const section = sections.find((text) => text.startsWith(title)) ?? '';
    const named = [...section.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([\w/.-]+)`/g)].map(([, name = '']) => `tests/${name}`),
    );
    return named
      .flatMap((name) => {
        const found = files.filter((path) =>
          name.endsWith('/') ? path.startsWith(name) : path.replace(/\.test\.tsx?$/, '') === name,
        );
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
