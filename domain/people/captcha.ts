/** Facts both ends of the captcha share. The wire is in `contract/people/captcha.ts`. */

export const CAPTCHA_TYPES = ['blockPuzzle', 'clickWord'] as const;
export type CaptchaType = (typeof CAPTCHA_TYPES)[number];

export const isCaptchaType = (value: unknown): value is CaptchaType => CAPTCHA_TYPES.some((type) => type === value);

/** Answers are in pixels of this size, however large the picture is displayed. */
export const CAPTCHA_PICTURE = { width: 310, height: 155 } as const;

/** Image pixels per answer pixel in both directions: 2 for high-density screens. */
export type CaptchaDensity = 1 | 2;

/** The piece picture is as high as the scene, so it moves only sideways. */
export const CAPTCHA_PIECE = { width: 47, height: 155 } as const;

export const CAPTCHA_TRAVEL = CAPTCHA_PICTURE.width - CAPTCHA_PIECE.width;

/** Every slider answer has this height. */
export const CAPTCHA_SLIDER_Y = 5;

export const CAPTCHA_WORDS_ASKED = 3;

/** Largest error of an answer in pixels, per direction, inclusive. */
export const CAPTCHA_TOLERANCE = { slider: 5, word: 25 } as const;

export const CAPTCHA_SECONDS = { challenge: 120, proof: 180 } as const;

/** Cipher key when a challenge has none of its own; a wire encoding, never a secret. */
export const CAPTCHA_DEFAULT_KEY = 'XwKsGlMcdPMEhR1B';
export const CAPTCHA_KEY_LENGTH = 16;

export type CaptchaPoint = { x: number; y: number };

export const captchaPlain = (type: CaptchaType, points: readonly CaptchaPoint[]): string =>
  JSON.stringify(type === 'blockPuzzle' ? points[0] : points);

export const captchaProofPlain = (token: string, plain: string): string => `${token}---${plain}`;
