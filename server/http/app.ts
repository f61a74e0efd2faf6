import { Hono } from 'hono';

import type { Site } from '../site/site';
import type { Bindings } from './call';
import { type Edge, exchange } from './exchange';
import { methodNotAllowed, notFound } from './refusal';
import type { Route } from './route';
import { refuseForeignChange } from './same-site';

export type AppOptions = Edge & {
  routes: readonly Route[];
  /** The built pages; without them the gateway serves its calls alone. */
  site: Site | undefined;
  /** Origins other than its own that may change state. */
  allowedOrigins: readonly string[];
};

const OURS = /^\/(?:api(?:[-/]|$)|__)/;

const allowOf = (routes: readonly Route[], path: string) =>
  routes
    .filter((route) => route.path === path)
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .join(', ');

/** The whole gateway as one function from request to response: no port, no process, no globals. */
export function createApp({ routes, site, allowedOrigins, ...edge }: AppOptions) {
  const app = new Hono<{ Bindings: Bindings }>();
  for (const route of routes) {
    const work = exchange(edge, route.path, (c, call) => {
      if (route.guarded) refuseForeignChange(call.header, allowedOrigins);
      return route.answer(c.req, call);
    });
    app.on(route.method, route.path, work);
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    const refuse = () => {
      throw methodNotAllowed(allowOf(routes, path));
    };
    app.all(path, exchange(edge, path, refuse));
  }
  const pages = exchange(edge, 'site', (c) => {
    if (!site) throw notFound();
    return site.answer(c.req);
  });
  const unknown = exchange(edge, 'unknown', () => {
    throw notFound();
  });
  app.notFound((c) => (OURS.test(c.req.path) ? unknown(c) : pages(c)));
  return app;
}
