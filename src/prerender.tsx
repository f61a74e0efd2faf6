import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';

import { ROUTE_NAMES } from '../domain/routes';
import { drawPage } from './app/picture';

/**
 * Draws every page once at build time, for display before scripts load. `searches`: pages also drawn as a frame around
 * an answer.
 */
export const drawPages = (searches: readonly string[]) =>
  Promise.all(
    ROUTE_NAMES.flatMap((name) => [
      { name, isAnswered: false },
      ...(searches.includes(name) ? [{ name, isAnswered: true }] : []),
    ]).map(async ({ name, isAnswered }) => {
      const { tree, ...page } = await drawPage(name, isAnswered);
      const { prelude } = await prerender(<StrictMode>{tree}</StrictMode>, { progressiveChunkSize: Infinity });
      return { name, ...page, html: await new Response(prelude).text() };
    }),
  );

export type DrawnPage = Awaited<ReturnType<typeof drawPages>>[number];
