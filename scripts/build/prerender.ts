import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';

import { classesOf, criticalStyle } from './critical-style';

/** What the bundle of `src/prerender.tsx` answers with. */
type DrawnPage = {
  name: string;
  file: string;
  title: string;
  description: string;
  isListed: boolean;
  html: string;
};

type Sheet = { href: string; style: string };

const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

async function drawPages(root: string, workshop: string): Promise<DrawnPage[]> {
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
      outDir: workshop,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  const { drawPages } = (await import(pathToFileURL(join(workshop, 'prerender.mjs')).href)) as {
    drawPages: () => Promise<DrawnPage[]>;
  };
  return drawPages();
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The files a page's own code consists of, so that they come with the page and not after the entry. */
function chunksOf(manifest: Manifest, name: string): string[] {
  const wanted = new Set<string>();
  const gather = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    chunk.imports?.forEach(gather);
  };
  // A page with charts of its own comes with what joins them to the world.
  gather(`src/app/${kebab(name)}.tsx`);
  gather(`src/pages/${kebab(name)}/${kebab(name)}-page.tsx`);
  if (wanted.size === 0) throw new Error(`The page ${name} has no code of its own`);
  return [...wanted];
}

/**
 * The page as it is served: head, picture and what the picture needs of the style sheet in one answer. Its code and the
 * whole sheet are asked for at once and waited for by nobody but the code.
 */
function pageOf(template: string, sheet: Sheet, chunks: readonly string[], page: DrawnPage): string {
  const missing = chunks.filter((file) => !template.includes(file));
  const preloads = missing.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const whole = `<link rel="preload" as="style" href="${sheet.href}">`;
  const critical = criticalStyle(sheet.style, classesOf(`${template}${page.html}`));
  const robots = page.isListed ? [] : ['<meta name="robots" content="noindex">'];
  return template
    .replace(SHEET, () => [...robots, whole, ...preloads, `<style>${critical}</style>`].join('\n    '))
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(page.title)}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () => `<meta name="description" content="${escaped(page.description)}" />`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>`);
}

/** Draws every page of the built site into its own file. */
export async function prerender(root: string, site: string): Promise<void> {
  const workshop = join(root, 'dist', 'prerender');
  const pages = await drawPages(root, workshop);
  const template = readFileSync(join(site, 'index.html'), 'utf8');
  const href = SHEET.exec(template)?.[1];
  if (href === undefined) throw new Error('The built page has no style sheet');
  const sheet = { href, style: readFileSync(join(site, href), 'utf8').trim() };
  const manifest = JSON.parse(readFileSync(join(site, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  for (const page of pages) {
    const file = join(site, page.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageOf(template, sheet, chunksOf(manifest, page.name), page));
  }
  rmSync(join(site, '.vite'), { recursive: true });
  rmSync(workshop, { recursive: true });
}
