import type { BrowserContext, Page, Route } from 'playwright';

import { takenOver } from './shell.world';

/** Replacement answers for a chunk. */
const INSTEAD = {
  nothing: (route: Route) => route.abort('connectionreset'),
  'not found': (route: Route) => route.fulfill({ status: 404, body: '{}', contentType: 'application/json' }),
  'a page': (route: Route) => route.fulfill({ body: '<!doctype html><title>x</title>', contentType: 'text/html' }),
  'half of it': (route: Route) => route.fulfill({ body: 'export default function N(', contentType: 'text/javascript' }),
};
export type Instead = keyof typeof INSTEAD;

export type ChunkFault = {
  piece: 'the page' | 'a part of it';
  instead: Instead;
  /** True if the fault lasts over a reload. */
  lasts: boolean;
  /** Additional fault. */
  besides?: 'blocked storage' | 'clock set back' | 'earlier reload';
};

const PIECES = { 'the page': /assets\/news-[\w-]{7}\.js/, 'a part of it': /assets\/shelf-[\w-]{7}\.js/ };

export const FAULTS: ChunkFault[] = (Object.keys(INSTEAD) as Instead[]).flatMap((instead) =>
  (['the page', 'a part of it'] as const).flatMap((piece) => [
    { piece, instead, lasts: false },
    { piece, instead, lasts: true },
    { piece, instead, lasts: true, besides: 'blocked storage' as const },
    { piece, instead, lasts: true, besides: 'clock set back' as const },
    { piece, instead, lasts: true, besides: 'earlier reload' as const },
  ]),
);

const blockStorage = () =>
  Object.defineProperty(window, 'sessionStorage', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });

/** Sets the clock back one hour on every page after the first. */
const setClockBack = () => {
  const hour = 3_600_000;
  const loads = Number(localStorage.getItem('loads') ?? 0);
  localStorage.setItem('loads', String(loads + 1));
  const { now } = Date;
  Date.now = () => now() - loads * hour;
};

const rememberReload = () => {
  if (!sessionStorage.getItem('chunkReload')) sessionStorage.setItem('chunkReload', String(Date.now()));
};

const PREPARATIONS = {
  'blocked storage': blockStorage,
  'clock set back': setClockBack,
  'earlier reload': rememberReload,
};

export type Ending = { reloads: number; saysItFailed: boolean; hasPage: boolean };

async function endingOf(page: Page, documents: string[]): Promise<Ending> {
  const failed = page.getByText('页面未能载入');
  await failed
    .or(page.getByRole('heading', { level: 1, name: '新闻资讯' }))
    .first()
    .waitFor();
  // A reload loop would start before the network is idle.
  await page.waitForLoadState('networkidle');
  return {
    reloads: documents.length,
    saysItFailed: await failed.first().isVisible(),
    hasPage: await page.getByRole('heading', { level: 1, name: '新闻资讯' }).isVisible(),
  };
}

export const link = (page: Page) => page.getByRole('link', { name: '新闻资讯' });

/** Opens the first page, breaks a chunk of the next one, and navigates there. */
export async function sufferFault(context: BrowserContext, fault: ChunkFault): Promise<Ending> {
  if (fault.besides) await context.addInitScript(PREPARATIONS[fault.besides]);
  const page = await context.newPage();
  await page.goto('/shippingFcl');
  await takenOver(link(page));
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.route(PIECES[fault.piece], (route) =>
    fault.lasts || documents.length === 0 ? INSTEAD[fault.instead](route) : route.continue(),
  );
  await link(page).click();
  return endingOf(page, documents);
}

export function expectedOf({ lasts, besides }: ChunkFault): Ending {
  if (besides === 'earlier reload') return { reloads: 0, saysItFailed: true, hasPage: false };
  return { reloads: 1, saysItFailed: lasts, hasPage: !lasts };
}
