import { expect, it } from 'vitest';
import { createActor, toPromise, type AnyActorLogic } from 'xstate';

import { sessionCallsVia } from '../../../src/effects/session/session-calls';
import { signInCallsVia } from '../../../src/effects/sign-in/sign-in-calls';
import { fakeGateway, offline, refused, type Said } from '../support/fake-line';

const FAILURES: Record<string, () => Said> = {
  'a code without a sentence': () => refused('10009999', '内部维护'),
  'a fault': () => ({ ...refused('00000500', '内部维护'), status: 500 }),
  'no line': offline,
};

const INPUT = {
  ssoToken: 'ticket',
  token: 'token-of-li',
  basicEntId: 'e1',
  phone: '13800126621',
  code: '739155',
  password: 'chemlane!2026',
  proof: null,
  oldPassword: 'chemlane!2026',
  newPassword: 'chemlane!2027',
  agreed: { agreement: '2027-01-08', privacy: '2026-12-19' },
};

it.each(Object.entries(FAILURES))('no session call shows a toast when it fails by %s', async (_, fail) => {
  const { gateway, news } = fakeGateway(fail);
  const calls = Object.entries({ ...sessionCallsVia(gateway, () => true), ...signInCallsVia(gateway) });
  const silent: AnyActorLogic[] = calls.flatMap(([name, logic]) => (name === 'learnEditions' ? [] : [logic]));
  for (const logic of silent) await toPromise(createActor(logic, { input: INPUT }).start());
  expect(news).toEqual([]);
});
