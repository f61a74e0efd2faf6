import type { AxiosRequestConfig } from 'axios';
import { vi } from 'vitest';
import { createActor } from 'xstate';

import { SESSION_SECONDS, TOKEN_COOKIE, USER_COOKIE } from '../../../contract/people/session';
import { selectCurrentToken, selectNoticesActor, selectSessionActor, type AppActor } from '../../../machines/shell/app';
import { callsOver } from '../../../src/app/calls/calls';
import { composeApp } from '../../../src/app/compose/compose';
// What comes late must not come at a time of its own while the clock is held.
import '../../../src/app/compose/compose-around';
import '../../../src/app/compose/compose-editions';
import { memoryShelf } from '../../../src/effects/session/cookies';
import { sessionJar } from '../../../src/effects/session/jar';
import { done, fakeGateway, type Said } from './fake-line';

export const LI_AT_THE_GATEWAY = {
  userId: 'user-li',
  name: '李工',
  avatar: '',
  phone: '138****6621',
  roles: ['buyer'],
  mmInfo: [],
  enterpriseResp: null,
};

/** What every page asks once somebody is there. */
const KNOWN: Readonly<Record<string, unknown>> = {
  '/api-user/user/info': LI_AT_THE_GATEWAY,
  '/api-auth/editions': { texts: [] },
};

type Answering = (request: AxiosRequestConfig, token: string) => Said | Promise<Said>;

export const tokenOf = ({ headers }: AxiosRequestConfig): string => {
  const token: unknown = headers?.['Authorization'];
  return typeof token === 'string' ? token : '';
};

/** A whole page, from its root actor to its cookies; only the network, the shelf and the reload are stand-ins. */
export function openPage(answer: Answering) {
  const browser = memoryShelf();
  const reload = vi.fn<() => void>();
  const { gateway, desk, connect, requests } = fakeGateway(
    (request) => {
      const known = KNOWN[request.url ?? ''];
      return known === undefined ? answer(request, tokenOf(request)) : done(known);
    },
    () => selectCurrentToken(app.getSnapshot()),
  );
  const jar = sessionJar(() => {}, browser);
  const app: AppActor = createActor(
    composeApp({ calls: async () => callsOver(gateway, connect), desk, jar, reload, root: () => app }),
    {
      input: {
        path: '/',
        isLost: false,
        now: Date.now(),
        smsResendAt: 0,
        consentDefault: true,
        ssoToken: null,
        wasExpired: false,
      },
    },
  );
  app.start();
  const said = new Set<string>();
  selectNoticesActor(app.getSnapshot()).subscribe(({ context }) => {
    // The chart of the notices comes late; before that, nothing has been said.
    if (!('notices' in context)) return;
    for (const { says } of context.notices) said.add('code' in says ? says.code : says.text);
  });

  return {
    app,
    gateway,
    reload,
    session: () => selectSessionActor(app.getSnapshot()).getSnapshot(),
    cookies: () => [browser.read(TOKEN_COOKIE), browser.read(USER_COOKIE)],
    /** Everything the page has said so far. */
    said: () => [...said],
    requestsTo: (path: string) => requests.filter(({ url }) => url === path),
    /** Another tab has had its way with the cookies. */
    meddle: (token: string) => browser.write(TOKEN_COOKIE, token, SESSION_SECONDS),
    signIn: async (token: string) => {
      app.send({ type: 'login.show' });
      app.send({ type: 'login.succeeded', how: 'sms', resume: null, token, userName: '李工' });
      await vi.advanceTimersByTimeAsync(1);
    },
  };
}
