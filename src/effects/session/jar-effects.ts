import { fromPromise } from 'xstate';

import type { Cookies, ForgetOutcome, StoredSession, TokenInput } from '../../../machines/identity/session';
import type { SessionJar } from './jar';
import { endReloadSeries } from './reloads';

export const jarEffects = (jar: SessionJar) => ({
  readSession: fromPromise<StoredSession, undefined>(async () => jar.read()),
  forgetExpired: fromPromise<ForgetOutcome, TokenInput>(async ({ input }) => jar.forget(input.token)),
  saveSession: (_: unknown, session: Cookies): void => {
    jar.save(session);
    endReloadSeries();
  },
  refreshSession: (_: unknown, session: Cookies): void => jar.refresh(session),
  forgetSession: (_: unknown, { token }: Cookies): void => {
    if (token !== null) jar.forget(token);
  },
});
