import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

import { flowFacts } from '../../flows/facts/facts-plugin.mjs';

const ENTRY = 'flows/atlas/index.html';

const textOf = (part: Rolldown.OutputChunk | Rolldown.OutputAsset): string =>
  part.type === 'chunk' ? part.code : String(part.source);

/** A script may not end its own element. */
const asScript = (code: string) => code.replaceAll('</script', '<\\/script');

const STORIES = 'stories/index.html';

/** The page of the stories, told of the atlas around them, so that each leads to its state on the chart. */
export function toldOfCharts(root: string, page: string): string {
  const charts = readdirSync(join(root, 'docs', 'flows')).filter((file) => file.endsWith('.txt'));
  const names = charts.map((file) => file.replace('.txt', '')).join(' ');
  return page.replace('<html', `<html data-atlas="../index.html" data-charts="${names}"`);
}

/** Puts the stories that were built last into the folder of the atlas, so that the folder can be taken anywhere. */
function takeStories(root: string, folder: string): boolean {
  const built = join(root, 'storybook-static');
  rmSync(join(folder, 'stories'), { recursive: true, force: true });
  if (!existsSync(join(built, 'index.html'))) return false;
  cpSync(built, join(folder, 'stories'), { recursive: true });
  const page = join(folder, STORIES);
  writeFileSync(page, toldOfCharts(root, readFileSync(page, 'utf8')));
  return true;
}

/** The atlas as one page with everything inside: it opens from any folder, without a server and without a network. */
export async function buildAtlas(root: string, file: string): Promise<number> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    base: './',
    logLevel: 'error',
    plugins: [react(), tailwind(), flowFacts()],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: { input: join(root, ENTRY), output: { codeSplitting: false } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const ending = (end: string) => output.filter(({ fileName }) => fileName.endsWith(end)).map(textOf);
  const [frame = ''] = ending('.html');
  const page = frame
    .replaceAll(/<script type="module"[^>]*><\/script>|<link rel="stylesheet"[^>]*>/g, '')
    .replace('<html ', takeStories(root, join(file, '..')) ? `<html data-stories="${STORIES}" ` : '<html ')
    .replace('</head>', () => `<style>${ending('.css').join('\n')}</style></head>`)
    .replace('</body>', () => `<script type="module">${asScript(ending('.js').join('\n'))}</script></body>`);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, page);
  return Buffer.byteLength(page);
}
