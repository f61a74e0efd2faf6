import {
  CAPTCHA_SLIDER_Y,
  CAPTCHA_TOLERANCE,
  CAPTCHA_WORDS_ASKED,
  type CaptchaPoint,
  type CaptchaType,
} from '../../../domain/people/captcha';

import { decipher } from './cipher';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function readPoint(value: unknown): CaptchaPoint | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { x, y } = value as Partial<Record<'x' | 'y', unknown>>;
  return isNumber(x) && isNumber(y) ? { x, y } : null;
}

function readJson(plain: string): unknown {
  try {
    return JSON.parse(plain);
  } catch {
    return null;
  }
}

/** Points of an answer; null unless their number is right for the type and all are finite. */
export function readPoints(type: CaptchaType, plain: string): CaptchaPoint[] | null {
  const json = readJson(plain);
  const values: unknown[] = type === 'blockPuzzle' ? [json] : Array.isArray(json) ? json : [];
  if (type === 'clickWord' && values.length !== CAPTCHA_WORDS_ASKED) return null;
  const points = values.map(readPoint).filter((point) => point !== null);
  return points.length === values.length ? points : null;
}

/** Exact to a thousandth of a pixel, so that rounding errors do not count. */
const near = (given: number, wanted: number, tolerance: number) =>
  Math.round(Math.abs(given - wanted) * 1_000) <= tolerance * 1_000;

export function isRight(type: CaptchaType, wanted: readonly CaptchaPoint[], given: readonly CaptchaPoint[]): boolean {
  if (wanted.length === 0 || wanted.length !== given.length) return false;
  return wanted.every((want, index) => {
    const point = given[index];
    if (point === undefined) return false;
    if (type === 'blockPuzzle') {
      return near(point.x, want.x, CAPTCHA_TOLERANCE.slider) && point.y === CAPTCHA_SLIDER_Y;
    }
    return near(point.x, want.x, CAPTCHA_TOLERANCE.word) && near(point.y, want.y, CAPTCHA_TOLERANCE.word);
  });
}

type Riddle = { type: CaptchaType; secretKey: string; answer: readonly CaptchaPoint[] };

/** Clear text of a right answer, byte for byte as sent; otherwise null. */
export function rightPlain({ type, secretKey, answer }: Riddle, pointJson: string): string | null {
  const plain = decipher(pointJson, secretKey);
  const points = plain === null ? null : readPoints(type, plain);
  return points !== null && isRight(type, answer, points) ? plain : null;
}
