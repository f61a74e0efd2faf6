import type { CaptchaSnapshot } from './captcha.machine';

/** Current kind; all are null once the captcha has ended. */
export const selectCaptcha = ({ children }: CaptchaSnapshot) => ({
  slider: children.slider ?? null,
  clickWord: children.clickWord ?? null,
  work: children.work ?? null,
});

export type CaptchaView = ReturnType<typeof selectCaptcha>;
