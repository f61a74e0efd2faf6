import { createActor } from 'xstate';

import { TOKEN_COOKIE } from '../../../../contract/people/session';
import { appMachine, type AppActor } from '../../../../machines/shell/app';
import { callsOver } from '../../../../src/app/calls/calls';
import { composeApp } from '../../../../src/app/compose/compose';
import { memoryShelf } from '../../../../src/effects/session/cookies';
import { sessionJar } from '../../../../src/effects/session/jar';
import type { fakeGateway } from '../../../effects/support/fake-line';

type FakeGateway = ReturnType<typeof fakeGateway>;

const ARRIVAL = {
  path: '/',
  isLost: false,
  now: 0,
  smsResendAt: 0,
  consentDefault: true,
  ssoToken: null,
  wasExpired: false,
};

export const nobody = (): AppActor => createActor(appMachine, { input: ARRIVAL });

export function somebody({ gateway, connect, desk }: FakeGateway): AppActor {
  const shelf = memoryShelf();
  shelf.write(TOKEN_COOKIE, 'token', 60);
  const jar = sessionJar(() => {}, shelf);
  const app: AppActor = createActor(
    composeApp({ calls: async () => callsOver(gateway, connect), desk, jar, reload: () => {}, root: () => app }),
    { input: ARRIVAL },
  );
  app.start();
  return app;
}
