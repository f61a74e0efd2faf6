/** What both ends of the captcha must agree on. The wire itself stands in `contract/people/captcha.ts`. */

export const CAPTCHA_TYPES = ['blockPuzzle', 'clickWord'] as const;
export type CaptchaType = (typeof CAPTCHA_TYPES)[number];

export const isCaptchaType = (value: unknown): value is CaptchaType => CAPTCHA_TYPES.some((type) => type === value);

/** Answers are given in pixels of a picture of this size, however large it is shown. */
export const CAPTCHA_PICTURE = { width: 310, height: 155 } as const;

/** Pixels of a picture for each pixel of an answer, both ways: two where the screen has as many. */
export type CaptchaDensity = 1 | 2;

/** The piece's own picture is as high as the scene, so that it only ever moves sideways. */
export const CAPTCHA_PIECE = { width: 47, height: 155 } as const;

/** The farthest a piece can be moved. */
export const CAPTCHA_TRAVEL = CAPTCHA_PICTURE.width - CAPTCHA_PIECE.width;

/** A slider answer always says this height. */
export const CAPTCHA_SLIDER_Y = 5;

/** How many words are asked for, in order. */
export const CAPTCHA_WORDS_ASKED = 3;

/** How far off an answer may be, in both directions, inclusive. */
export const CAPTCHA_TOLERANCE = { slider: 5, word: 25 } as const;

export const CAPTCHA_SECONDS = { challenge: 120, proof: 180 } as const;

/** The key of the cipher when a challenge brings none of its own; a wire encoding, never a secret. */
export const CAPTCHA_DEFAULT_KEY = 'XwKsGlMcdPMEhR1B';
export const CAPTCHA_KEY_LENGTH = 16;

export type CaptchaPoint = { x: number; y: number };

/** The clear text of an answer: one point for the slider, a list for words. */
export const captchaPlain = (type: CaptchaType, points: readonly CaptchaPoint[]): string =>
  JSON.stringify(type === 'blockPuzzle' ? points[0] : points);

/** The clear text of the proof a form carries away from a passed check. */
export const captchaProofPlain = (token: string, plain: string): string => `${token}---${plain}`;
