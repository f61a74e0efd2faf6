import type { HonoRequest } from 'hono';
import * as v from 'valibot';

import type { Endpoint, ReplyOf, RequestOf } from '../../../contract/wire/endpoint';
import { successAnswer } from './answer';
import type { Call } from './call';
import { readJsonBody } from './request-body';
import type { Route } from './route';
import type { SessionUser } from './sessions';
import { validate } from './validate';

type Handler<TEndpoint extends Endpoint> = (
  input: RequestOf<TEndpoint>,
  call: Call,
) => Promise<ReplyOf<TEndpoint>> | ReplyOf<TEndpoint>;

type OwnerHandler<TEndpoint extends Endpoint> = (
  input: RequestOf<TEndpoint>,
  user: SessionUser,
  call: Call,
) => Promise<ReplyOf<TEndpoint>> | ReplyOf<TEndpoint>;

type Enter = (call: Call) => Promise<unknown>;

/** Input is the body of a POST or the query of a GET; path parameters override both. */
const readInput = async (endpoint: Endpoint, request: HonoRequest): Promise<Record<string, unknown>> => ({
  ...(endpoint.method === 'POST' ? await readJsonBody(request) : request.query()),
  ...request.param(),
});

/** `enter` refuses unauthorised callers before the body is read. */
export function buildRoute<TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  handler: Handler<TEndpoint>,
  { guarded = endpoint.method === 'POST', enter }: Partial<Pick<Route, 'guarded'>> & { enter?: Enter } = {},
): Route {
  return {
    method: endpoint.method,
    path: endpoint.path,
    guarded,
    async answer(request, call) {
      await enter?.(call);
      const input = validate(endpoint.request, await readInput(endpoint, request));
      const reply = await handler(input, call);
      return successAnswer(v.parse(endpoint.reply, reply));
    },
  };
}

/** Answers a public endpoint. The reply passes its schema too, so undeclared fields cannot leak. */
export function serve<TEndpoint extends Endpoint>(endpoint: TEndpoint, handler: Handler<TEndpoint>): Route {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is for signed-in people: use serveOwner`);
  return buildRoute(endpoint, handler);
}

/** Answers an endpoint for the owner of a live session; others are refused before the body is read. */
export function serveOwner<TEndpoint extends Endpoint>(endpoint: TEndpoint, handler: OwnerHandler<TEndpoint>): Route {
  if (endpoint.access !== 'session') throw new Error(`${endpoint.path} is for others: use serve or the desk's`);
  const enter = (call: Call) => call.requireUser();
  return buildRoute(endpoint, async (input, call) => handler(input, await call.requireUser(), call), { enter });
}
