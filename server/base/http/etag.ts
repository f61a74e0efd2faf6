import type { HonoRequest } from 'hono';

export const isKnown = (request: HonoRequest, etag: string): boolean =>
  (request.header('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .includes(etag);
