import { ACCOUNT_CLOSING_WORDS } from '../../../domain/people/account-closing-words';
import { CODES } from '../../../contract/wire/envelope';
import { Refusal } from '../../base/http/refusal';

const SIGN_IN_MESSAGES = {
  /** Same text for unknown account, wrong password and throttling. */
  loginRefused: '手机号或密码不正确；如多次未成功，请稍后再试',
  captchaRequired: '请先完成安全验证',
  codeRefused: ACCOUNT_CLOSING_WORDS.codeRefused,
  accountUnknown: '该手机号尚未注册，请先注册',
  accountExists: '该手机号已注册，请直接登录',
  agreementChanged: '用户服务协议或隐私政策已有新版本，请阅读后重新同意',
  oldPasswordRefused: '原密码不正确；如多次未成功，请稍后再试',
} as const;

export const loginRefused = () => new Refusal(CODES.loginRefused, SIGN_IN_MESSAGES.loginRefused);
export const captchaRequired = () => new Refusal(CODES.captchaRequired, SIGN_IN_MESSAGES.captchaRequired);
export const codeRefused = () => new Refusal(CODES.codeRefused, SIGN_IN_MESSAGES.codeRefused);
export const accountUnknown = () => new Refusal(CODES.accountUnknown, SIGN_IN_MESSAGES.accountUnknown);
export const accountExists = () => new Refusal(CODES.accountExists, SIGN_IN_MESSAGES.accountExists);
export const agreementChanged = () => new Refusal(CODES.agreementChanged, SIGN_IN_MESSAGES.agreementChanged);
export const oldPasswordRefused = () => new Refusal(CODES.oldPasswordRefused, SIGN_IN_MESSAGES.oldPasswordRefused);
