import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A page that searches: what comes with it, and what its results are waited for with. */
export type Search = { route: string; mode: string; entry: string; results: readonly string[] };

const ENTRIES = 'src/app/entries';
const ROUTE = /(\w+): \{\s*load: \(\) => import\('\.\/entries\/([\w-]+)'\)/g;
const PAGE = /from '(\.\.\/\.\.\/(?:modes|features)\/(\w+)\/\w+-(?:search-page|board))'/;
const LATE = /import\('(\.[\w./-]+)'\)/g;

/** What the list of the mode is drawn with, and what it is asked through. */
const isWaitedFor = (path: string): boolean =>
  /^src\/(?:modes\/\w+\/\w+-results|effects\/(?:market|mall)\/|app\/calls\/)/.test(path);

/** The pages of the searches, read from the sources: a mode that is added has its files told like the others. */
export function searchesIn(root: string): Search[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const fileOf = (path: string): string =>
    [`${path}.tsx`, `${path}.ts`].find((file) => existsSync(join(root, file))) ?? path;
  const lateIn = (file: string): string[] =>
    [...read(file).matchAll(LATE)].map(([, path = '']) => fileOf(posix.join(posix.dirname(file), path)));
  const routes = new Map(
    [...read('src/app/route-table.ts').matchAll(ROUTE)].map(([, route = '', name = '']) => [name, route]),
  );
  return readdirSync(join(root, ENTRIES)).flatMap((name): Search[] => {
    const entry = `${ENTRIES}/${name}`;
    const [, page, mode] = PAGE.exec(read(entry)) ?? [];
    const route = routes.get(name.replace('.tsx', ''));
    if (page === undefined || mode === undefined || route === undefined) return [];
    const late = [...lateIn(entry), ...lateIn(fileOf(posix.join(ENTRIES, page)))];
    return [{ route, mode, entry, results: [...new Set(late)].filter(isWaitedFor) }];
  });
}
