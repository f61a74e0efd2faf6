import type { AxiosRequestConfig } from 'axios';
import { vi } from 'vitest';
import { createActor } from 'xstate';

import { SESSION_SECONDS, TOKEN_COOKIE, USER_COOKIE } from '../../../contract/people/session';
import { selectCurrentToken, selectNoticesActor, selectSessionActor, type AppActor } from '../../../machines/shell/app';
import { callsOver } from '../../../src/app/calls/calls';
import { composeApp } from '../../../src/app/compose/compose';
// Preloads lazy code, which must not arrive at its own time under fake timers.
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

/** Answers to requests of every page after login. */
const KNOWN: Readonly<Record<string, unknown>> = {
  '/api-user/user/info': LI_AT_THE_GATEWAY,
  '/api-auth/editions': { texts: [] },
};

type Answering = (request: AxiosRequestConfig, token: string) => Said | Promise<Said>;

export const tokenOf = ({ headers }: AxiosRequestConfig): string => {
  const token: unknown = headers?.['Authorization'];
  return typeof token === 'string' ? token : '';
};

/** Whole page from the root actor to the cookies; network, storage and reload are faked. */
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
    // The notice chart loads late; no notice appears before.
    if (!('notices' in context)) return;
    for (const { says } of context.notices) said.add('code' in says ? says.code : says.text);
  });

  return {
    app,
    gateway,
    reload,
    session: () => selectSessionActor(app.getSnapshot()).getSnapshot(),
    cookies: () => [browser.read(TOKEN_COOKIE), browser.read(USER_COOKIE)],
    said: () => [...said],
    requestsTo: (path: string) => requests.filter(({ url }) => url === path),
    /** Another tab overwrites the session cookie. */
    meddle: (token: string) => browser.write(TOKEN_COOKIE, token, SESSION_SECONDS),
    signIn: async (token: string) => {
      app.send({ type: 'login.show' });
      app.send({ type: 'login.succeeded', how: 'sms', resume: null, token, userName: '李工' });
      await vi.advanceTimersByTimeAsync(1);
    },
  };
}
