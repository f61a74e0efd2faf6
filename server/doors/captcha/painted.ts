import type { CaptchaDensity, CaptchaPoint, CaptchaType } from '../../../domain/people/captcha';
import { secretChance } from './chance';
import { drawPlan } from './drawing/draw';
import { answerOf, type Difficulty, planChallenge, wordsAsked } from './plan';

/** A puzzle with its answer, for one person. Images are bare base64 PNGs. */
export type Painted = {
  type: CaptchaType;
  answer: CaptchaPoint[];
  wordList: string[] | null;
  scene: string;
  piece: string | null;
};

export function paint(type: CaptchaType, difficulty: Difficulty, density: CaptchaDensity = 1): Painted {
  const plan = planChallenge(type, secretChance, difficulty);
  return { type, answer: answerOf(plan), wordList: wordsAsked(plan), ...drawPlan(plan, density) };
}
