import type { HonoRequest } from 'hono';

export const isEtagKnown = (request: HonoRequest, etag: string): boolean =>
  (request.header('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .includes(etag);
