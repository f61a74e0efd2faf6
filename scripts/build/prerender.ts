import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { htmlClasses, criticalStyle } from '../../server/base/site/critical-style';
import { piecesOfMode } from './groups';
import { type Search, searchesIn } from './searches';

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

async function drawPages(drawing: string, searches: readonly string[]): Promise<DrawnPage[]> {
  const { drawPages } = (await import(pathToFileURL(drawing).href)) as {
    drawPages: (searches: readonly string[]) => Promise<DrawnPage[]>;
  };
  return drawPages(searches);
}

/**
 * The page as it is served: head, picture and what the picture needs of the style sheet in one answer. The whole sheet
 * is asked for at once and waited for by nobody but the code.
 */
function pageOf(template: string, sheet: Sheet, page: DrawnPage, files: readonly string[]): string {
  const parts = files.length === 0 ? '' : ` data-parts="${files.join(' ')}"`;
  const whole = `<link rel="preload" as="style" href="${sheet.href}">`;
  const critical = criticalStyle(sheet.style, htmlClasses(`${template}${page.html}`));
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

/** What every search asks through, and what its own mode brings, by the names of the pieces. */
const piecesOf = ({ mode }: Search): readonly string[] => ['gateway', ...piecesOfMode(mode)];

type Piece = { file: string; name?: string; imports?: string[] };

/** The files of some pieces and of all that these wait for. */
function filesOf(names: readonly string[], pieces: Readonly<Record<string, Piece>>): string[] {
  const keys = new Set(
    names.map((name) => {
      const found = Object.entries(pieces).find(([, piece]) => piece.name === name);
      if (!found) throw new Error(`No piece of the site is called ${name}`);
      return found[0];
    }),
  );
  for (const key of keys) for (const next of pieces[key]?.imports ?? []) keys.add(next);
  return [...keys].map((key) => `/${pieces[key]?.file ?? ''}`);
}

/** Where the bundler writes which piece waits for which. Of no use to a visitor. */
export const PIECES = 'pieces.json';

/** A line of the script within the page that only its authors read. */
const COMMENT = /^ *\/\/.*\n/gm;

/** Draws every page of the built site into its own file. `drawing`: the bundle of `src/prerender.tsx`. */
export async function prerender(root: string, site: string, drawing: string): Promise<void> {
  const searches = searchesIn(root);
  const pages = await drawPages(
    drawing,
    searches.map(({ route }) => route),
  );
  const template = readFileSync(join(site, 'index.html'), 'utf8').replaceAll(COMMENT, '');
  const href = SHEET.exec(template)?.[1];
  if (href === undefined) throw new Error('The built page has no style sheet');
  const sheet = {
    href,
    style: readFileSync(join(site, href), 'utf8')
      .replaceAll(/\/\*.*?\*\//g, '')
      .trim(),
  };
  const pieces = JSON.parse(readFileSync(join(site, PIECES), 'utf8')) as Record<string, Piece>;
  rmSync(join(site, PIECES));
  const partsAt = new Map(searches.map((search) => [search.route, filesOf(piecesOf(search), pieces)]));
  for (const page of pages) {
    const file = join(site, page.file);
    mkdirSync(dirname(file), { recursive: true });
    const parts = (partsAt.get(page.name) ?? []).filter((part) => !template.includes(part)).toSorted();
    writeFileSync(file, pageOf(template, sheet, page, parts));
  }
}
