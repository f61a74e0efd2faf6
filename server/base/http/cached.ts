import { createHash } from 'node:crypto';

import type { Answer } from './answer';
import { isEtagKnown } from './etag';
import type { Route } from './route';

const entityTag = (body: Answer['body']): string =>
  `"${createHash('sha256')
    .update(body ?? '')
    .digest('base64url')
    .slice(0, 27)}"`;

/** Cacheable public answer: kept for some seconds, then revalidated by its tag. */
export const cachedRoute = (route: Route, seconds: number): Route => ({
  ...route,
  async answer(request, call) {
    const answer = await route.answer(request, call);
    const etag = entityTag(answer.body);
    const headers = { ...answer.headers, etag, 'cache-control': `public, max-age=${seconds}` };
    return isEtagKnown(request, etag) ? { status: 304, headers, body: null } : { ...answer, headers };
  },
});
