import type { ClosingFailureCode, ClosingField } from '../../machines/identity/account-closing';

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
  password: '登录密码',
  hint: '忘记密码：先在网站的登录窗口用短信验证码重设',
  confirm: '确认注销',
  closing: '正在注销…',
  drop: '先不注销',
  closed: '账号已注销。',
  wrong: {
    password: '请输入登录密码',
    isUnderstood: '请先勾选',
  } satisfies Record<ClosingField, string>,
  failure: {
    passwordRefused: '密码不正确；如多次未成功，请稍候再试',
    kept: '演示账号大家共用，不能注销；请用自己的手机号注册一个再试',
    expired: '登录已过期，请回到网站重新进入',
    network: '网络不通，没有注销，请检查网络后重试',
    unavailable: '服务繁忙，没有注销，请稍后再试',
    unexpected: '出了点问题，没有注销，请再试一次',
  } satisfies Record<ClosingFailureCode, string>,
};
