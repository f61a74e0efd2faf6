import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

import type { LoginField, LoginSnapshot } from '../../../machines/identity/login';
import { credentialFaultCopy } from '../../../src/copy/people/credentials';
import { loginCopy as copy } from '../../../src/copy/people/login';

const LABELS = {
  sms: { phone: '手机号', code: '短信验证码' },
  password: { phone: '手机号', password: '密码' },
  register: { phone: '手机号', code: '短信验证码', password: '设置密码', passwordAgain: '再次输入' },
  reset: { phone: '手机号', code: '短信验证码', password: '新密码', passwordAgain: '再次输入' },
} as const;

/** Position of each refusal: below a field or above the button. */
const UNDER: Record<string, LoginField> = {
  loginRefused: 'password',
  codeRefused: 'code',
  accountUnknown: 'phone',
  accountExists: 'phone',
  agreementChanged: 'isAgree',
};

function lookAtFields({ context: { mode, form, faults, failureCode }, ...now }: LoginSnapshot, dialog: HTMLElement) {
  for (const [field, label] of Object.entries(LABELS[mode]) as [keyof typeof LABELS.register, string][]) {
    const input = within(dialog).getByLabelText<HTMLInputElement>(label, { exact: true });
    expect(input.value, `${label} shows what was typed`).toBe(form[field]);
    expect(input.readOnly, `${label} is locked while the answer is awaited`).toBe(now.hasTag('busy'));
    const fault = faults[field];
    const isBlamed = fault !== undefined || (failureCode !== null && UNDER[failureCode] === field);
    expect(input.getAttribute('aria-invalid'), `${label} says whether it is wrong`).toBe(isBlamed ? 'true' : null);
    if (fault) expect(dialog.textContent).toContain(credentialFaultCopy[fault]);
  }
  if (failureCode !== null) expect(dialog.textContent).toContain(copy.failure[failureCode]);
}

function lookAtThirdRow({ context, ...now }: LoginSnapshot, dialog: HTMLElement) {
  const { mode, form, notice, isProofDemanded, faults } = context;
  const box = (name: RegExp) => within(dialog).queryByRole<HTMLInputElement>('checkbox', { name });
  expect(box(/记住账号和密码/)?.checked).toBe(mode === 'password' ? form.isRemembered : undefined);
  expect(box(/已阅读并同意/)?.checked).toBe(mode === 'register' ? form.isAgree : undefined);
  expect(box(/已阅读并同意/)?.getAttribute('aria-invalid') ?? null).toBe(faults.isAgree ? 'true' : null);
  const isNamed = mode === 'register' && context.agreed !== null;
  expect(dialog.textContent.includes('（2027-01-08 版）'), 'the edition beside the tick').toBe(isNamed);
  const isProving = now.hasTag('busy') && mode === 'password' && isProofDemanded;
  expect(screen.queryByText('captcha') !== null, 'the captcha stands over the form').toBe(isProving);
  expect(screen.queryByText(copy.proof.demand) !== null, 'a demanded captcha is one press away').toBe(
    mode === 'password' && isProofDemanded && !isProving,
  );
  const isHintShown = mode !== 'password' || (faults.password === undefined && context.failureCode !== 'loginRefused');
  expect(dialog.textContent.includes(copy.passwordReset)).toBe(notice === 'passwordReset' && isHintShown);
}

export function lookAtLogin(now: LoginSnapshot) {
  const { mode, focus } = now.context;
  const dialogs = screen.queryAllByRole('dialog', { hidden: true });
  expect(dialogs).toHaveLength(now.hasTag('open') ? 1 : 0);
  const dialog = dialogs.find((one) => one.querySelector('form'));
  if (!dialog) return;

  expect(within(dialog).getByRole('heading', { name: copy.title[mode], hidden: true })).toBeTruthy();
  const chosen = within(dialog).queryByRole('tab', { selected: true, hidden: true });
  expect(chosen?.firstChild?.textContent).toBe(mode === 'reset' ? undefined : copy.tabs[mode]);

  const { idle, busy } = copy.submit[mode];
  const submit = dialog.querySelector('button[type=submit]');
  if (!now.hasTag('busy')) expect(submit?.textContent).toBe(idle);
  else expect([busy, copy.proof.under]).toContain(submit?.textContent);
  expect(submit?.getAttribute('aria-busy')).toBe(String(now.hasTag('busy')));

  lookAtFields(now, dialog);
  lookAtThirdRow(now, dialog);
  if (focus.field === 'phone' && focus.turn > 0) expect(dialog.contains(document.activeElement)).toBe(true);
}
