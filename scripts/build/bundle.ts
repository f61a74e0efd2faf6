import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

import { keepPrevious } from '../../server/site/keep-previous';
import { precompress } from '../../server/site/precompress';
import { leanCharts } from './lean-charts';
import { plainImports } from './plain-imports';
import { PIECES, prerender } from './prerender';

/**
 * What comes together comes as one file, with everything it needs: packed together it is a fifth smaller than in
 * pieces. First what every page needs at once, then what every page fetches when it rests, then the search of two pages.
 */
const GROUPS = [
  { name: 'site', test: /\/src\/main\.tsx$|rolldown\/runtime/, priority: 3 },
  {
    name: 'rest',
    test: /\/(?:login\/login-dialog|header\/site-header|notices\/notices|compose\/compose-trim|support\/shelf|values\/days|values\/query|domain\/modes\/index)\.tsx?$/,
    priority: 2,
  },
  // What the first wish for a dialog waits for.
  { name: 'flows', test: /\/compose\/compose-flows\.ts$/, priority: 1 },
  {
    name: 'gateway',
    test: /\/(?:gateway\/(?:gateway|handed-over)|home\/shelf-failure|contract\/endpoint)\.ts$/,
    priority: 1,
  },
  { name: 'page', test: /\/page\/(?:page-head|service-page)\.tsx$/, priority: 1 },
  { name: 'states', test: /\/ui\/(?:show\/block-states|show\/empty-state|press\/button-link)\.tsx$/, priority: 1 },
  {
    name: 'shelf',
    test: /\/(?:copy\/(?:shelf|latest-news)|app\/use-lead-on|effects\/news\/(?:load-news-list|dated))\.ts$/,
    priority: 1,
  },
  {
    name: 'search',
    test: /\/(?:use-search-parts|search-bar|answer-strip|danger-switch|(?:picker|booking-search)\.machine|port-picker\/picker|sailing-address|open-page|nothing-recalled|address-watcher)\.tsx?$/,
    priority: 1,
  },
  // Numbers and moments of an offer, and what is known of goods: the home page and the results of a search say both.
  {
    name: 'figures',
    test: /\/(?:offer\/(?:containers|cutoffs|charges)|values\/(?:money|moments|typed-number)|copy\/moment-words|goods\/verdict|mark\/(?:work-icon|verdict-pill))\.tsx?$/,
    priority: 1,
  },
  {
    name: 'known',
    test: /\/(?:domain\/goods\/segregation|contract\/(?:dangerous-goods|charges|verdict)|booking\/find-options)\.tsx?$/,
    priority: 1,
  },
  { name: 'sailings', test: /\/(?:entries\/shipping-fcl\.tsx|sailing-choice\.ts)$/, priority: 1 },
  { name: 'departures', test: /\/modes\/lcl\/(?:asked|glance|list|tons)\.ts$/, priority: 1 },
  // What the results of a search wait for, from the calls to the list.
  {
    name: 'results',
    test: /\/(?:fcl\/fcl-results\.tsx|fcl\/sailings\/[\w-]+\.tsx?|compose\/compose-board\.ts|calls\/sailing-calls\.ts|offer-board\/[\w-]+\.tsx?|quoting\/[\w-]+\.tsx?|effects\/market\/(?!save-rows|load-departures|load-rooms)[\w-]+\.ts)$/,
    priority: 0,
  },
];

/** The stand-in for the user center: a small site beside the site, with files of its own. */
const buildUserCenter = (root: string, outDir: string) =>
  build({
    root,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      assetsDir: 'user-center/assets',
      rolldownOptions: { input: 'user-center/index.html' },
    },
  });

/** Built beside the old site and put in its place at the end, so a build that fails leaves the old one whole. */
async function buildSite(root: string): Promise<void> {
  const site = join(root, 'dist', 'site');
  const next = `${site}.next`;
  await build({
    root,
    logLevel: 'warn',
    plugins: [leanCharts(), plainImports()],
    build: {
      outDir: next,
      manifest: PIECES,
      emptyOutDir: true,
      // One sheet, which the prerendered pages carry inside them.
      cssCodeSplit: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: GROUPS } },
        // Ours are checked by the types; suppliers try what some releases do not have.
        checks: { importIsUndefined: false },
      },
    },
  });
  await prerender(root, next);
  await buildUserCenter(root, next);
  await precompress(next);
  await keepPrevious(site, join(root, 'dist', 'previous'), Date.now());
  rmSync(site, { recursive: true, force: true });
  renameSync(next, site);
}

/** The packages stay outside: the bundle is the house, not its suppliers. */
async function buildServer(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(root, 'dist', 'server'),
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: {
        input: { main: 'server/main.ts', 'captcha-worker': 'server/captcha/pool/worker.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}

// A build started from a test would otherwise inherit its kind.
process.env['NODE_ENV'] = 'production';

export const bundle = { site: buildSite, server: buildServer };
