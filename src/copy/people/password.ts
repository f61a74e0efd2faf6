import type { PasswordFailureCode, PasswordField } from '../../../machines/identity/password';

export const passwordCopy = {
  title: '修改密码',
  close: '关闭',
  fields: {
    oldPassword: { label: '原密码', placeholder: '请输入原密码', hint: '' },
    newPassword: { label: '新密码', placeholder: '至少 6 位', hint: '至少 6 位，建议字母加数字' },
    passwordAgain: { label: '再次输入新密码', placeholder: '与新密码一致', hint: '' },
  } satisfies Record<PasswordField, { label: string; placeholder: string; hint: string }>,
  submit: { idle: '确认修改', busy: '正在修改…' },
  cancel: '取消',
  failure: {
    oldPasswordRefused: '原密码不正确',
    tooMany: '操作太频繁，请稍后再试',
    unavailable: '服务器繁忙，请稍后再试',
    network: '网络不通，请检查网络后重试',
    unexpected: '服务器繁忙，请稍后再试',
  } satisfies Record<PasswordFailureCode, string>,
};
