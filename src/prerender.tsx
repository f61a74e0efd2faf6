import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';

import { ROUTE_NAMES } from '../domain/routes';
import { pictureOf } from './app/picture';

/** Every page of the site, drawn once at build: what a browser shows before the first script has come. */
export const drawPages = () =>
  Promise.all(
    ROUTE_NAMES.map(async (name) => {
      const { tree, ...page } = await pictureOf(name);
      return { name, ...page, html: renderToString(<StrictMode>{tree}</StrictMode>) };
    }),
  );

export type DrawnPage = Awaited<ReturnType<typeof drawPages>>[number];
