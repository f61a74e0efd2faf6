export const STAFF_SIGN_IN_WORDS = {
  refused: '账号或密码不正确',
  sameAsStart: '请换一个新密码，不能沿用初始密码',
} as const;
