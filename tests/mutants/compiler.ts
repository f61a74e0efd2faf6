import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { API } from 'typescript/unstable/sync';

import { damaged, type Fault } from './fault';

/** Unused names: a removed call may leave its import unused. */
const LEFT_OVER = new Set([6133, 6138, 6192, 6196, 6198, 6199, 6205]);

/** The compiler rejects an empty statement for style, so a no-op replaces it. */
const planted = (path: string, { start, end, text, shape }: Fault): string =>
  damaged(readFileSync(path, 'utf8'), { start, end, shape, text: shape === 'statement' ? 'void 0;' : text });

export type Compiler = { refuses: (fault: Fault) => boolean; leave: () => void };

export function compiler(root = '.'): Compiler {
  const config = resolve(root, 'tsconfig.json');
  const inMemory = new Map<string, string>();
  const api = new API({ cwd: resolve(root), fs: { readFile: (path) => inMemory.get(path) } });
  let snapshot = api.updateSnapshot({ openProjects: [config] });

  const look = (paths: string[]): void => {
    const next = api.updateSnapshot({ fileChanges: { changed: paths } });
    snapshot.dispose();
    snapshot = next;
  };

  return {
    refuses(fault) {
      const path = resolve(root, fault.path);
      const healed = [...inMemory.keys()];
      inMemory.clear();
      inMemory.set(path, planted(path, fault));
      look([...new Set([...healed, path])]);
      const program = snapshot.getProject(config)?.program;
      if (!program) throw new Error(`the compiler does not open ${config}`);
      return [...program.getSyntacticDiagnostics(path), ...program.getSemanticDiagnostics(path)].some(
        ({ code }) => !LEFT_OVER.has(code),
      );
    },
    leave: () => api.close(),
  };
}
