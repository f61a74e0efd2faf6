import { STAFF_SIGN_IN_WORDS } from '../../../domain/house/staff-sign-in-words';

export const STAFF_MESSAGES = {
  /** Same text for unknown name, wrong password and expired start. */
  refused: STAFF_SIGN_IN_WORDS.refused,
  codeRefused: '验证码不正确，或已经用过',
  recoveryRefused: '恢复码不正确，或已经用过',
  ticketLapsed: '已超过 5 分钟，请重新输入密码',
  sameAsStart: STAFF_SIGN_IN_WORDS.sameAsStart,
  secondNeeded: '自己提交的需由另一位定价同事复核',
  notYours: '您的岗位不能进行此操作',
} as const;

export const lockedText = (seconds: number): string => `多次不成功，请在 ${seconds} 秒后再试`;
