import type { Plugin } from 'vite';

/** What announces a piece that did not come: `chunk-watcher.ts` hears of it, and whoever asked may still catch it. */
const LOADER = `
const announce = (payload) => {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
};
export const __vitePreload = (load) => load().catch(announce);
`;

/**
 * The loader that a build comes with fetches style sheets and pieces ahead of a piece. Ours has one sheet, and no piece
 * names another for it: what is left is to say when one is missing.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => ({ code: LOADER, moduleSideEffects: false }) },
});
