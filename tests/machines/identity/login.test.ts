import { describe, expect, it, vi } from 'vitest';

import { selectLoginCountdownActor, type SignInOutcome } from '../../../machines/identity/login';
import { loginPage } from '../../support/login-page';

const PHONE = '13800126621';
const SECRET = 'harbour-2027';
const refused = { ok: false, failure: { code: 'loginRefused' } } as const;
const welcome = { ok: true, token: 'token-3', userName: '沈航' } as const;
const captchaRequired = { ok: false, failure: { code: 'captchaRequired' } } as const;

const until = (check: () => void) => vi.waitFor(check);
const never = () => new Promise<SignInOutcome>(() => {});

function signingIn(page: ReturnType<typeof loginPage>) {
  page.show({ mode: 'password' });
  page.change({ phone: PHONE, password: SECRET });
  page.submit();
}

describe('sign-in', () => {
  it('reports user, method and pending event to the root', async () => {
    const page = loginPage();
    page.show({ reason: 'resume', resume: { type: 'order.submit' } });
    page.change({ phone: PHONE, code: '402917' });
    page.submit();
    await until(() => expect(page.now().hasTag('open')).toBe(false));
    expect(page.heard).toContainEqual({
      type: 'login.succeeded',
      how: 'sms',
      resume: { type: 'order.submit' },
      token: 'token-1',
      userName: '沈航',
    });
  });

  it('sends one request for repeated presses', async () => {
    const page = loginPage({ byPassword: never });
    signingIn(page);
    for (let press = 0; press < 5; press += 1) page.submit();
    expect(page.byPassword).toHaveBeenCalledOnce();
  });

  it('ignores an answer after the dialog is closed', async () => {
    let answer: (outcome: SignInOutcome) => void = () => {};
    const page = loginPage({ byPassword: () => new Promise((resolve) => (answer = resolve)) });
    signingIn(page);
    page.hide();
    answer({ ok: true, token: 'late', userName: 'late' });
    await Promise.resolve();
    expect(page.heard).toEqual([{ type: 'login.dismissed' }]);
    page.show();
    expect(page.now().hasTag('busy')).toBe(false);
  });

  it('requests a captcha when the gateway requires it, and continues', async () => {
    const page = loginPage({
      byPassword: async ({ proof }) =>
        proof === null ? captchaRequired : { ok: true, token: 'token-2', userName: '沈航' },
    });
    signingIn(page);
    await until(() => expect(page.heard).toHaveLength(1));
    expect(page.byPassword.mock.calls.map(([{ proof }]) => proof)).toEqual([null, 'proof']);
  });

  it('reports nothing when that captcha is closed, and starts with it next time', async () => {
    const page = loginPage({
      byPassword: async () => captchaRequired,
      prove: async () => ({ ok: false, failure: { code: 'cancelled' } }),
    });
    signingIn(page);
    await until(() => expect(page.now().context.isProofDemanded).toBe(true));
    expect([page.now().context.failureCode, page.now().hasTag('busy')]).toEqual([null, false]);
    page.submit();
    await until(() => expect(page.prove).toHaveBeenCalledTimes(2));
    expect(page.byPassword).toHaveBeenCalledOnce();
  });

  it('signs in with the new password after a reset', async () => {
    const page = loginPage();
    page.show({ mode: 'reset' });
    page.change({ phone: PHONE, code: '402917', password: SECRET, passwordAgain: SECRET });
    page.submit();
    await until(() => expect(page.heard).toHaveLength(1));
    expect(page.byPassword).toHaveBeenCalledWith({ phone: PHONE, password: SECRET, proof: null });
  });

  it('reports the changed password when the following sign-in fails', async () => {
    const page = loginPage({ byPassword: async () => refused });
    page.show({ mode: 'reset' });
    page.change({ phone: PHONE, code: '402917', password: SECRET, passwordAgain: SECRET });
    page.submit();
    await until(() => expect(page.now().context.notice).toBe('passwordReset'));
    expect([page.now().context.mode, page.now().context.failureCode]).toEqual(['password', 'loginRefused']);
  });
});

describe('remembered account', () => {
  const remembered = { phone: PHONE, password: 'chemlane-2026' };

  it('fills both fields on entering the password form', async () => {
    const page = loginPage({ recall: async () => remembered });
    page.show({ mode: 'password' });
    await until(() => expect(page.now().context.form).toMatchObject({ ...remembered, isRemembered: true }));
  });

  it('does not overwrite typed values or mix two accounts', async () => {
    const page = loginPage({ recall: async () => remembered });
    page.show();
    page.change({ phone: '13900126621' });
    page.chooseTab('password');
    await until(() => expect(page.now().matches({ open: { editing: 'resting' } })).toBe(true));
    expect(page.now().context.form).toMatchObject({ phone: '13900126621', password: '' });
  });

  it('is not sent with another number', async () => {
    const page = loginPage({ recall: async () => remembered });
    page.show({ mode: 'password' });
    await until(() => expect(page.now().context.notice).toBe('recalled'));
    page.change({ phone: '13900126621' });
    expect(page.now().context.form.password).toBe('');
  });

  it.each([
    ['kept when the box is ticked', true],
    ['forgotten when it is not', false],
  ])('is %s', async (_, isRemembered) => {
    const page = loginPage();
    page.show({ mode: 'password' });
    page.change({ phone: PHONE, password: SECRET, isRemembered });
    page.submit();
    await until(() => expect(page.heard).toHaveLength(1));
    expect(page.remember.mock.calls).toEqual(isRemembered ? [[{ phone: PHONE, password: SECRET }]] : []);
    expect(page.forget).toHaveBeenCalledTimes(isRemembered ? 0 : 1);
  });

  it('is untouched by the other sign-in methods', async () => {
    const page = loginPage();
    page.show();
    page.change({ phone: PHONE, code: '402917' });
    page.submit();
    await until(() => expect(page.heard).toHaveLength(1));
    expect([page.remember, page.forget].map((slot) => slot.mock.calls.length)).toEqual([0, 0]);
  });
});

describe('sign-in code', () => {
  it('keeps its cooldown for every form and a closed dialog', async () => {
    const page = loginPage();
    const countdown = () => selectLoginCountdownActor(page.now());
    page.show();
    page.change({ phone: PHONE });
    page.requestCode();
    await until(() => expect(countdown().getSnapshot().value).toBe('cooling'));
    const first = countdown();
    page.hide();
    page.show({ mode: 'register' });
    page.requestCode();
    page.chooseTab('sms');
    page.requestCode();
    expect([countdown() === first, first.getSnapshot().value]).toEqual([true, 'cooling']);
    expect(page.sendCode).toHaveBeenCalledOnce();
  });

  it('is requested with the purpose of its form', async () => {
    const purposeIn = async (mode: 'sms' | 'register' | 'reset') => {
      const page = loginPage();
      page.show({ mode });
      page.change({ phone: PHONE });
      page.requestCode();
      await until(() => expect(page.sendCode).toHaveBeenCalledOnce());
      return page.sendCode.mock.calls[0]?.[0].messageType;
    };
    expect(await purposeIn('sms')).toBe('user_login');
    expect(await purposeIn('register')).toBe('user_sign');
    expect(await purposeIn('reset')).toBe('user_pwd');
  });

  it('is not requested with an invalid number, with a field fault', () => {
    const page = loginPage();
    page.show();
    page.change({ phone: '1280012662' });
    page.requestCode();
    expect(page.now().context.faults).toEqual({ phone: 'phoneInvalid' });
    page.change({ phone: PHONE });
    expect(page.now().context.faults).toEqual({});
  });
});

describe('typed sign-in data', () => {
  it.each([
    ['+86 138-0012-6621', PHONE],
    ['１３８００１２６６２１', PHONE],
    ['138001266219', '13800126621'],
  ])('turns %s into the number %s', (typed, phone) => {
    const page = loginPage();
    page.show();
    page.change({ phone: typed });
    expect(page.now().context.form.phone).toBe(phone);
  });

  it('is cleared when the dialog closes, except the number', () => {
    const page = loginPage();
    page.show({ mode: 'register' });
    page.change({ phone: PHONE, code: '402917', password: SECRET, passwordAgain: SECRET });
    page.hide();
    expect(JSON.stringify(page.now().context)).not.toMatch(/402917|harbour/);
    expect(page.now().context.form.phone).toBe(PHONE);
  });
});

describe('registration consent', () => {
  const READ = { agreement: '2020-07-14', privacy: '2026-12-19' };
  const NEXT = { ...READ, agreement: '2027-01-08' };
  const filled = { phone: PHONE, code: '402917', password: SECRET, passwordAgain: SECRET };
  const changed = { ok: false, failure: { code: 'agreementChanged' } } as const;

  it('covers the shown editions, and is required again when they change', async () => {
    let held = READ;
    const page = loginPage({
      learn: async () => held,
      register: async ({ agreed }) => (agreed?.agreement === '2027-01-08' ? welcome : changed),
    });
    page.show({ mode: 'register' });
    await until(() => expect(page.now().context.agreed).toEqual(READ));
    held = NEXT;
    page.change(filled);
    page.submit();
    await until(() => expect(page.now().context.agreed).toEqual(NEXT));
    expect(page.register).toHaveBeenLastCalledWith(expect.objectContaining({ agreed: READ }));
    expect(page.now().context).toMatchObject({ failureCode: 'agreementChanged', form: { ...filled, isAgree: false } });
    page.submit();
    expect(page.now().context.faults).toEqual({ isAgree: 'notAgreed' });
    page.change({ isAgree: true });
    page.submit();
    await until(() => expect(page.now().hasTag('open')).toBe(false));
    expect(page.register).toHaveBeenLastCalledWith(expect.objectContaining({ agreed: NEXT }));
  });
});
