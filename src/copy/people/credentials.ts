import type { CredentialFault } from '../../../domain/people/credentials';
import { CODE_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/people/credentials';
import { MOBILE_LENGTH, MOBILE_SAYS } from '../../../domain/people/phone';

export const credentialFaultCopy = {
  phoneRequired: '请输入手机号',
  phoneLength: `手机号应为 ${MOBILE_LENGTH} 位`,
  phoneInvalid: MOBILE_SAYS,
  codeRequired: '请输入短信验证码',
  codeLength: `验证码长度应为 ${CODE_LENGTH.min}-${CODE_LENGTH.max} 位`,
  codeTooShort: `验证码至少 ${CODE_LENGTH.toSubmit} 位`,
  passwordRequired: '请输入密码',
  passwordTooShort: `密码长度至少 ${PASSWORD_MIN_LENGTH} 位`,
  passwordsDiffer: '两次输入的密码不一致',
  notAgreed: '请阅读并同意用户协议和隐私政策',
} satisfies Record<CredentialFault, string>;

export const passwordFieldCopy = {
  show: '显示密码',
  hide: '隐藏密码',
  capsLock: '大写锁定已打开',
};
