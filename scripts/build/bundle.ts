import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

import { keepPrevious } from '../../server/base/site/keep-previous';
import { precompress } from '../../server/base/site/precompress';
import { demandFiles, groupsIn, piecesOfMode } from './groups';
import { houseContact } from './house-contact.mjs';
import { noRequire } from './no-require';
import { ownPieces } from './own-pieces';
import { plainImports } from './plain-imports';
import { PIECES, prerender } from './prerender';
import { searchesIn } from './searches';

const SITE = 'dist/site';
const DRAWING = 'dist/drawing';

/** Every page names all its pieces, and what is left of chance in a name is not to be packed: as little as is allowed. */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
};

/** A small site beside the site, with files of its own: the member center, the desk of the house. */
const buildBeside = (root: string, outDir: string, folder: 'user-center' | 'desk') =>
  build({
    root,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      assetsDir: `${folder}/assets`,
      rolldownOptions: { input: `${folder}/index.html` },
    },
  });

/** Draws the pages of the site at the build and answers at the gateway: one bundle of the site with all it needs. */
const buildDrawing = (root: string) =>
  build({
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(root, DRAWING),
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: {
        input: ['src/draw-answer.tsx', 'src/prerender.tsx'],
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
    },
  });

const buildPages = (root: string, outDir: string, modes: readonly (readonly string[])[]) =>
  build({
    root,
    logLevel: 'warn',
    plugins: [plainImports(), noRequire(), ownPieces(root, modes)],
    define: { 'globalThis.IS_BUILT_SITE': 'true' },
    build: {
      outDir,
      manifest: PIECES,
      emptyOutDir: false,
      // One sheet, which the prerendered pages carry inside them.
      cssCodeSplit: false,
      rolldownOptions: {
        // A chart that no piece asks for is left out.
        treeshake: { moduleSideEffects: [{ test: /\/machines\//, sideEffects: false }] },
        output: { ...NAMES, codeSplitting: { groups: groupsIn(root) } },
        // Ours are checked by the types; suppliers try what some releases do not have.
        checks: { importIsUndefined: false },
      },
    },
  });

/** Built beside the old site and put in its place at the end, so a build that fails leaves the old one whole. */
async function buildSite(root: string): Promise<void> {
  demandFiles(root);
  const modes = searchesIn(root).map(({ mode }) => piecesOfMode(mode));
  const site = join(root, SITE);
  const next = `${site}.next`;
  rmSync(next, { recursive: true, force: true });
  await Promise.all([
    buildPages(root, next, modes),
    buildBeside(root, next, 'user-center'),
    buildBeside(root, next, 'desk'),
    buildDrawing(root),
  ]);
  await prerender(root, next, join(root, DRAWING, 'prerender.mjs'));
  await keepPrevious(site, join(root, 'dist', 'previous'), Date.now());
  rmSync(site, { recursive: true, force: true });
  renameSync(next, site);
}

/** Leaves packed copies beside the files of the built site; a gateway without them packs quickly when it starts. */
const packSite = async (root: string): Promise<void> => void (await precompress(join(root, SITE)));

/** The packages stay outside: the bundle is the house, not its suppliers. */
async function buildServer(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: houseContact(process.env),
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(root, 'dist', 'server'),
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: {
        input: { main: 'server/doors/main.ts', 'captcha-worker': 'server/doors/captcha/pool/worker.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}

// A build started from a test would otherwise inherit its kind.
process.env['NODE_ENV'] = 'production';

export const bundle = { site: buildSite, server: buildServer, packing: packSite };
