import type { CaptchaDensity, CaptchaType } from '../../../../domain/people/captcha';
import { type PaintedPuzzle, paintCaptcha } from '../painted';
import type { Difficulty } from '../plan';

export type Painter = {
  paint(type: CaptchaType, difficulty: Difficulty, density?: CaptchaDensity): Promise<PaintedPuzzle>;
  stop(): Promise<void>;
};

/** Paints on the calling thread: the worker's fallback, also for tests. */
export const inlinePainter: Painter = {
  paint: async (type, difficulty, density) => paintCaptcha(type, difficulty, density),
  stop: async () => {},
};
