import { expect, it } from 'vitest';

import { faultNotice, refusalToast, welcomeToast } from '../../../machines/shell/app/app.notices';
import { noticesCopy } from '../../../src/copy/content/notices';

it.each([
  ['register', '注册成功'],
  ['password', '登录成功'],
  ['sms', '登录成功'],
] as const)('welcomes a user who signs in by %s with %s', (how, sentence) => {
  const { tone, says } = welcomeToast(how);
  expect([tone, 'code' in says && noticesCopy.sentence[says.code]]).toEqual(['success', sentence]);
});

it('show the gateway text of a refusal or failure, or a default', () => {
  expect(refusalToast('验证码错误')).toEqual({ kind: 'toast', tone: 'error', says: { text: '验证码错误' } });
  expect(faultNotice('维护中')).toEqual({ kind: 'notification', tone: 'error', says: { text: '维护中' } });
  expect(faultNotice(null)).toEqual({ kind: 'notification', tone: 'error', says: { code: 'serverBusy' } });
});
