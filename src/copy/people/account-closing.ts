import { ACCOUNT_CLOSING_WORDS } from '../../../domain/people/account-closing-words';
import type { ClosingFailureCode, ClosingField, ClosingProof } from '../../../machines/identity/account-closing';

export const accountClosingCopy = {
  title: '注销账号',
  lead: '注销后不能恢复。手机号以后可以重新注册，是一个新账号。',
  begin: '注销账号',
  looking: '正在核对订单…',
  blocked: (count: number) => `还有 ${count} 张订单没有办完，办完或取消后才能注销：`,
  again: '重新核对',
  stays: '注销后会发生什么',
  facts: [
    '订单、单证和开票资料按法规保存，不删除',
    '询价保留两年，其中的联系人、电话和邮箱立即清除',
    '订单草稿和常用设备记录删除，所有设备立即退出',
  ],
  withdrawn: (count: number) => `还没有成单的 ${count} 份询价撤回`,
  understood: '我已了解，注销后不能恢复',
  proof: '怎样确认是本人',
  proofs: { password: '用登录密码', code: '用短信验证码' } satisfies Record<ClosingProof, string>,
  password: '登录密码',
  hint: '没有设过密码或忘记密码：改用短信验证码',
  code: '短信验证码',
  codeHint: (phone: string) => `发到 ${phone}，先完成一次安全验证`,
  confirm: '确认注销',
  closing: '正在注销…',
  drop: '先不注销',
  closed: '账号已注销。',
  wrong: {
    password: '请输入登录密码',
    code: '请输入 6 位验证码',
    isUnderstood: '请先勾选',
  } satisfies Record<ClosingField, string>,
  failure: {
    passwordRefused: ACCOUNT_CLOSING_WORDS.passwordRefused,
    codeRefused: ACCOUNT_CLOSING_WORDS.codeRefused,
    kept: ACCOUNT_CLOSING_WORDS.kept,
    expired: '登录已过期，请回到网站重新进入',
    network: '网络不通，注销失败，请检查网络后重试',
    unavailable: '服务器繁忙，注销失败，请稍后再试',
    unexpected: '出了点问题，注销失败，请再试一次',
  } satisfies Record<ClosingFailureCode, string>,
};
