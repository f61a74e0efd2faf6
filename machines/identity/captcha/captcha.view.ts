import type { CaptchaSnapshot } from './captcha.machine';

/** The chart a person is working with; all are gone once the captcha has ended. */
export const selectCaptcha = ({ children }: CaptchaSnapshot) => ({
  slider: children.slider ?? null,
  clickWord: children.clickWord ?? null,
  work: children.work ?? null,
});

export type CaptchaView = ReturnType<typeof selectCaptcha>;
