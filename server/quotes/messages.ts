export const QUOTE_MESSAGES = {
  tooMany: '未登录时锁价次数已达上限，请登录后继续，或稍后再试',
} as const;
