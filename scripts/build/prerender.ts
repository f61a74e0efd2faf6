import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

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

/**
 * The page as it is served: head, picture and what the picture needs of the style sheet in one answer. The whole sheet
 * is asked for at once and waited for by nobody but the code.
 */
function pageOf(template: string, sheet: Sheet, page: DrawnPage, files: readonly string[]): string {
  const parts = files.length === 0 ? '' : ` data-parts="${files.join(' ')}"`;
  const whole = `<link rel="preload" as="style" href="${sheet.href}">`;
  const critical = criticalStyle(sheet.style, classesOf(`${template}${page.html}`));
  const robots = page.isListed ? [] : ['<meta name="robots" content="noindex">'];
  return template
    .replace(SHEET, () => [...robots, whole, `<style>${critical}</style>`].join('\n    '))
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(page.title)}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () => `<meta name="description" content="${escaped(page.description)}" />`,
    )
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${page.name}"${parts}>${page.html}</div>`);
}

/** The files that show the results of a page, by the names of their groups: fetched at once where there are some. */
const RESULT_PARTS: Readonly<Record<string, readonly string[]>> = {
  shippingFcl: ['sailings', 'search', 'gateway', 'results'],
};

const partsOf = (page: string, pieces: readonly string[]): string[] =>
  (RESULT_PARTS[page] ?? []).flatMap((part) => {
    const file = pieces.find((piece) => piece.startsWith(`${part}-`) && piece.endsWith('.js'));
    if (file === undefined) throw new Error(`The results of ${page} have no file ${part}`);
    return [`/assets/${file}`];
  });

/** Draws every page of the built site into its own file. */
export async function prerender(root: string, site: string): Promise<void> {
  const workshop = join(root, 'dist', 'prerender');
  const pages = await drawPages(root, workshop);
  const template = readFileSync(join(site, 'index.html'), 'utf8');
  const href = SHEET.exec(template)?.[1];
  if (href === undefined) throw new Error('The built page has no style sheet');
  const sheet = {
    href,
    style: readFileSync(join(site, href), 'utf8')
      .replaceAll(/\/\*.*?\*\//g, '')
      .trim(),
  };
  const pieces = readdirSync(join(site, 'assets'));
  for (const page of pages) {
    const file = join(site, page.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageOf(template, sheet, page, partsOf(page.name, pieces)));
  }
  rmSync(workshop, { recursive: true });
}
