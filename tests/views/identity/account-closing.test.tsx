import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import {
  selectAccountClosing,
  type AccountClosingSnapshot,
  type ClosingFields,
} from '../../../machines/identity/account-closing';
import { accountClosingCopy as copy } from '../../../src/copy/people/account-closing';
import { AccountClosing } from '../../../src/features/user-center/closing-card';
import { pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { accountClosingPlan } from '../../support/plans/identity/account-closing.plan';

function look(now: AccountClosingSnapshot) {
  const { stage, facts, typed, wrong, failureCode, focus, isBusy } = selectAccountClosing(now);
  expect(screen.queryByText(copy.looking) !== null).toBe(stage === 'looking');
  const alert = screen.queryAllByRole('alert').find(({ className }) => className.includes('mt-3'));
  expect(alert?.textContent ?? null).toBe(failureCode && copy.failure[failureCode]);
  expect(screen.queryByText('还有 2 张订单没有办完，办完或取消后才能注销：') !== null).toBe(stage === 'blocked');
  if (stage === 'closed') expect(screen.getByText('账号已注销。')).toBeTruthy();
  const field = screen.queryByLabelText<HTMLInputElement>(typed.proof === 'code' ? '短信验证码' : '登录密码');
  expect(field !== null).toBe(stage === 'asking');
  if (stage === 'blocked' && focus.on === 'again')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '重新核对' }));
  if (stage === 'resting' && focus.on === 'begin')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '注销账号' }));
  if (stage !== 'asking' || !field) return;
  expect(field.type, 'nobody reads a password over a shoulder').toBe(typed.proof === 'code' ? 'text' : 'password');
  expect(field.value).toBe(typed.proof === 'code' ? typed.code : typed.password);
  expect(field.readOnly).toBe(isBusy);
  const [first] = wrong;
  const wrongOne = first === 'isUnderstood' ? screen.getByRole('checkbox') : field;
  const isTypedSince = typed.password !== '' || typed.code !== '';
  if (first !== undefined && first === focus.on && !isTypedSince)
    expect(document.activeElement, 'the first fault is at hand').toBe(wrongOne);
  expect(screen.queryByText('请输入 6 位验证码') !== null).toBe(wrong.includes('code'));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(typed.isUnderstood);
  expect(screen.queryByText('请输入登录密码') !== null).toBe(wrong.includes('password'));
  expect(screen.queryByText('请先勾选') !== null).toBe(wrong.includes('isUnderstood'));
  expect(screen.queryByText(`还没有成单的 ${facts.enquiries} 份询价撤回`)).not.toBeNull();
  expect(screen.getByText('订单、单证和开票资料按法规保存，不删除')).toBeTruthy();
}

async function perform({ proof, password, code }: Partial<ClosingFields>) {
  if (proof !== undefined) return person.press('radio', copy.proofs[proof]);
  if (password !== undefined) return person.type(copy.password, password);
  return code === undefined ? person.press('checkbox', copy.understood) : person.type(copy.code, code);
}

walkView({
  plan: accountClosingPlan,
  mount: (actor) => <AccountClosing actor={actor} renderCaptcha={() => null} />,
  perform: {
    'closing.begin': () => pressOrLate('button', /^(注销账号|重新核对)$/),
    'closing.drop': () => pressOrLate('button', '先不注销'),
    'closing.confirm': () => pressOrLate('button', /^(确认注销|正在注销…)$/),
    'field.change': ({ change }) => perform(change),
    'code.request': () => pressOrLate('button', '获取验证码'),
  },
  look,
});
