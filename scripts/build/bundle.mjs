// @ts-check
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

import { compressFiles } from './compress.mjs';
import { keepPreviousChunks } from './previous-chunks.mjs';

/** @param {string} root */
async function buildSite(root) {
  const site = join(root, 'dist', 'site');
  const next = `${site}.next`;
  await build({ root, logLevel: 'warn', build: { outDir: next, emptyOutDir: true } });
  await compressFiles(next);
  keepPreviousChunks(site, next, join(root, 'dist', 'retired-chunks.json'), Date.now());
  rmSync(site, { recursive: true, force: true });
  renameSync(next, site);
}

/** The packages stay outside: the bundle is the house, not its suppliers. @param {string} root */
const buildServer = async (root) => {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: 'server/main.ts',
      target: 'node20',
      outDir: join(root, 'dist', 'server'),
      emptyOutDir: true,
      sourcemap: true,
    },
  });
};

export const bundle = { site: buildSite, server: buildServer };
