import { STAFF_SIGN_IN_WORDS } from '../../../domain/house/staff-sign-in-words';
import { STAFF_PASSWORD_MIN_LENGTH } from '../../../domain/house/credentials';
import type { SignInReason, StaffFailureCode, StaffFault, StaffField } from '../../../machines/house/staff-sign-in';

export const staffSignInCopy = {
  title: '平台工作台登录',
  lead: '仅供平台人员使用；账号由管理员开通。',
  reason: {
    first: '',
    ended: '登录已失效，请重新登录。未发出的内容需重新填写。',
    signedOut: '您已退出工作台。',
    lapsed: '已超过 5 分钟，请重新输入密码。',
  } satisfies Record<SignInReason, string>,
  fields: {
    login: '账号',
    password: '密码',
    code: '验证码',
    recoveryCode: '恢复码',
    newPassword: '新密码',
    again: '再输一次新密码',
  } satisfies Record<StaffField, string>,
  hints: {
    code: '打开身份验证器，输入当前的 6 位数字',
    recoveryCode: '两组各 5 位，每个只能用一次',
    newPassword: `至少 ${STAFF_PASSWORD_MIN_LENGTH} 位，不能沿用初始密码`,
  },
  fault: {
    loginNeeded: '请输入账号',
    passwordNeeded: '请输入密码',
    codeNeeded: '验证码为 6 位数字',
    recoveryNeeded: '恢复码为两组各 5 位字母或数字',
    passwordTooShort: `新密码至少 ${STAFF_PASSWORD_MIN_LENGTH} 位`,
    passwordsDiffer: '两次输入的密码不一致',
  } satisfies Record<StaffFault, string>,
  failure: {
    refused: STAFF_SIGN_IN_WORDS.refused,
    codeRefused: '验证码或恢复码不正确，或已经用过',
    sameAsStart: STAFF_SIGN_IN_WORDS.sameAsStart,
    network: '网络不通，请检查网络后重试',
    unavailable: '服务器繁忙，请稍后再试',
    unexpected: '出了点问题，请再试一次',
  } satisfies Record<StaffFailureCode, string>,
  next: { idle: '下一步', busy: '正在核对…' },
  enter: { idle: '登录', busy: '正在核对…' },
  steps: {
    code: { title: '输入验证码', lead: '第二步：确认是您本人。' },
    recovery: { title: '使用恢复码', lead: '验证器不在身边时，用一个记下的恢复码代替。' },
    begin: { title: '首次登录', lead: '设自己的密码，并用身份验证器确认。验证器密钥由管理员交给您。' },
  },
  toRecovery: '验证器不在身边，用恢复码',
  toCode: '改用验证码',
  toDoor: '换一个账号',
  locked: { title: '请稍等', text: (seconds: number) => `多次不成功，${seconds} 秒后可以再试。` },
  codes: {
    title: '请记下恢复码',
    lead: '验证器丢失时，每个恢复码可代替一次验证码。只显示这一次，请抄下或打印，放在稳妥的地方。',
    noted: '已记下，进入工作台',
  },
};
