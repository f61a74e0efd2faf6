import { Hono, type HonoRequest } from 'hono';

import type { Answer } from './answer';
import type { Bindings, Call, GatewayContext } from './call';
import { preflight } from './cross-origin';
import { type Edge, createExchange } from './exchange';
import { methodNotAllowed, notFoundFault } from './refusal';
import type { Route } from './route';
import { refuseForeignChange, refuseForeignForm } from './same-site';

type Visit = Pick<Call, 'address' | 'secure' | 'header' | 'setCookie'>;
export type Site = { answer(request: HonoRequest, visit: Visit): Promise<Answer> };

type AppOptions = Edge & {
  routes: readonly Route[];
  /** Configured origin of the site: its pages count as own, whatever Host a proxy passes on. */
  siteOrigin?: string | undefined;
  /** The built pages; without them the gateway serves only its API. */
  site: Site | undefined;
};

const OURS = /^\/(?:api(?:[-/]|$)|__)/;

const allowedMethods = (routes: readonly Route[], path: string) =>
  routes
    .filter((route) => route.path === path)
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .join(', ');

/** The whole gateway as one function from request to response: no port, process or globals. */
export function createApp({ routes, site, siteOrigin, ...edge }: AppOptions) {
  const { allowedOrigins } = edge;
  const own = siteOrigin === undefined ? [] : [siteOrigin];
  const known = [...allowedOrigins, ...own];
  const exchange = createExchange(edge);
  const app = new Hono<{ Bindings: Bindings }>();
  for (const route of routes) {
    const work = (c: GatewayContext, call: Call) => {
      if (route.guarded === 'form') refuseForeignForm(call, own);
      else if (route.guarded !== false) refuseForeignChange(call, route.guarded === 'own' ? own : known);
      return route.answer(c.req, call);
    };
    app.on(route.method, route.path, exchange(route.path, work, { isShared: typeof route.guarded === 'boolean' }));
  }
  // A form shares its address with a page, which answers the other methods.
  const answered = routes.filter(({ guarded }) => guarded !== 'form').map(({ path }) => path);
  for (const path of new Set(answered)) {
    const methods = allowedMethods(routes, path);
    const askFirst = (c: GatewayContext, call: Call) => {
      const answer = c.req.method === 'OPTIONS' ? preflight(call, allowedOrigins, methods) : undefined;
      if (!answer) throw methodNotAllowed(methods);
      return answer;
    };
    app.all(path, exchange(path, askFirst, { isShared: true }));
  }
  const answerPage = (c: GatewayContext, call: Call) => {
    if (!site) throw notFoundFault();
    return site.answer(c.req, call);
  };
  const pages = exchange('site', answerPage, { readsAnyTarget: site !== undefined });
  const unknown = exchange('unknown', () => {
    throw notFoundFault();
  });
  app.notFound((c) => (OURS.test(c.req.path) ? unknown(c) : pages(c)));
  return app;
}
