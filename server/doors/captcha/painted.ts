import type { CaptchaDensity, CaptchaPoint, CaptchaType } from '../../../domain/people/captcha';
import { secretChance } from './chance';
import { drawPlan } from './drawing/draw';
import { correctAnswer, type Difficulty, planChallenge, requestedWords } from './plan';

/** A puzzle with its answer, for one person. Images are bare base64 PNGs. */
export type PaintedPuzzle = {
  type: CaptchaType;
  answer: CaptchaPoint[];
  wordList: string[] | null;
  scene: string;
  piece: string | null;
};

export function paintCaptcha(type: CaptchaType, difficulty: Difficulty, density: CaptchaDensity = 1): PaintedPuzzle {
  const plan = planChallenge(type, secretChance, difficulty);
  return { type, answer: correctAnswer(plan), wordList: requestedWords(plan), ...drawPlan(plan, density) };
}
