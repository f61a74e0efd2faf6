import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Says where a file that others need came within the pieces of a mode: whoever opens another page would wait for that
 * mode. `modes`: the pieces of each, its own name first.
 */
export function ownPieces(root: string, modes: readonly (readonly string[])[]): Plugin {
  const pathOf = (id: string): string => relative(root, id).split(sep).join('/');
  return {
    name: 'own-pieces',
    generateBundle(_, bundle) {
      const pieces = Object.values(bundle).flatMap((piece) => (piece.type === 'chunk' ? [piece] : []));
      for (const own of modes) {
        const isOwn = (file: string) => new RegExp(`(?:^|/)modes/${own[0]}(?:/|[.])`).test(file);
        const files = pieces.filter(({ name }) => own.includes(name)).flatMap(({ moduleIds }) => moduleIds);
        const strays = files.filter((id) => {
          const users = this.getModuleInfo(id)?.importers ?? [];
          return !isOwn(pathOf(id)) && users.some((user) => !files.includes(user) && !isOwn(pathOf(user)));
        });
        if (strays.length > 0)
          this.warn(
            `scripts/build/groups.ts might name what is not of ${own[0]} alone: ${strays.map(pathOf).join(', ')}`,
          );
      }
    },
  };
}
