import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';

import { ROUTE_NAMES } from '../domain/routes';
import { pictureOf } from './app/picture';

/** Every page of the site, drawn once at build: what a browser shows before the first script has come. */
export const drawPages = () =>
  Promise.all(
    ROUTE_NAMES.map(async (name) => {
      const { tree, ...page } = await pictureOf(name);
      const { prelude } = await prerender(<StrictMode>{tree}</StrictMode>, { progressiveChunkSize: Infinity });
      return { name, ...page, html: await new Response(prelude).text() };
    }),
  );

export type DrawnPage = Awaited<ReturnType<typeof drawPages>>[number];
