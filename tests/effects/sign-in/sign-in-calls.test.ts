import { describe, expect, it } from 'vitest';
import { createActor, toPromise, type AnyActorLogic } from 'xstate';

import { signInCallsVia } from '../../../src/effects/sign-in/sign-in-calls';
import { hashPassword } from '../../../src/effects/sign-in/password-hash';
import { done, fakeGateway, offline, refused, type Said } from '../support/fake-line';

const entered = { token: 'token-of-li', userName: '李工' };
const PHONE = '13800126621';
const PASSWORD = 'chemlane!2026';

function withGateway(said: () => Said) {
  const { gateway, requests, news } = fakeGateway(said);
  const calls = signInCallsVia(gateway);
  const outcomeOf = (logic: AnyActorLogic, input: object) => toPromise(createActor(logic, { input }).start());
  return { calls, outcomeOf, requests, news };
}

describe('request of a login form', () => {
  const { calls, outcomeOf, requests } = withGateway(() => done(entered));
  const last = () => requests.at(-1);

  it('sends phone and code', async () => {
    expect(await outcomeOf(calls.signInBySms, { phone: PHONE, code: '739155' })).toEqual({ ok: true, ...entered });
    expect(last()).toMatchObject({ url: '/api-auth/login/sms', data: { phone: PHONE, code: '739155' } });
  });

  it('sends a hash instead of a password, with a proof if there is one', async () => {
    const password = await hashPassword(PASSWORD);
    await outcomeOf(calls.signInByPassword, { phone: PHONE, password: PASSWORD, proof: null });
    expect(last()?.data).toEqual({ userName: PHONE, password });
    await outcomeOf(calls.signInByPassword, { phone: PHONE, password: PASSWORD, proof: 'proof' });
    expect(last()?.data).toEqual({ userName: PHONE, password, captchaVerification: 'proof' });
  });

  it('sends source and accepted editions on registration', async () => {
    const agreed = { agreement: '2027-01-08', privacy: '2026-12-19' };
    await outcomeOf(calls.registerAccount, { phone: PHONE, code: '739155', password: PASSWORD, agreed });
    expect(last()?.data).toEqual({
      phone: PHONE,
      code: '739155',
      password: await hashPassword(PASSWORD),
      userSource: 'echem',
      agreed,
    });
  });

  it('never sends a password in clear', async () => {
    await outcomeOf(calls.resetPassword, { phone: PHONE, code: '739155', password: PASSWORD });
    await outcomeOf(calls.changePassword, { oldPassword: PASSWORD, newPassword: `${PASSWORD}!` });
    expect(JSON.stringify(requests)).not.toContain(PASSWORD);
  });
});

describe('answer to a login form', () => {
  it.each([
    ['10003001', 'loginRefused'],
    ['10002003', 'captchaRequired'],
    ['10003002', 'codeRefused'],
    ['10003003', 'accountUnknown'],
    ['10003004', 'accountExists'],
    ['10003009', 'agreementChanged'],
    ['00000429', 'tooMany'],
    ['00000500', 'unavailable'],
  ])('with code %s is %s, without a toast', async (wire, code) => {
    const { calls, outcomeOf, news } = withGateway(() => refused(wire, '网关的话'));
    expect(await outcomeOf(calls.signInBySms, { phone: PHONE, code: '739155' })).toEqual({
      ok: false,
      failure: { code },
    });
    expect(news).toEqual([]);
  });

  it('is a network failure when nothing answers', async () => {
    const { calls, outcomeOf } = withGateway(offline);
    const failure = { ok: false, failure: { code: 'network' } };
    expect(await outcomeOf(calls.signInBySms, { phone: PHONE, code: '739155' })).toEqual(failure);
    expect(await outcomeOf(calls.changePassword, { oldPassword: PASSWORD, newPassword: PASSWORD })).toEqual(failure);
  });

  it('reports a wrong old password', async () => {
    const { calls, outcomeOf } = withGateway(() => refused('10003005'));
    expect(await outcomeOf(calls.changePassword, { oldPassword: PASSWORD, newPassword: PASSWORD })).toEqual({
      ok: false,
      failure: { code: 'oldPasswordRefused' },
    });
  });
});
