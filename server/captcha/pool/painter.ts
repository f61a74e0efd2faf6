import type { CaptchaType } from '../../../domain/people/captcha';
import { type Painted, paint } from '../painted';
import type { Difficulty } from '../plan';

export type Painter = {
  paint(type: CaptchaType, difficulty: Difficulty): Promise<Painted>;
  stop(): Promise<void>;
};

/** Paints on the calling thread: the last resort of the worker, and enough for a test. */
export const inlinePainter: Painter = {
  paint: async (type, difficulty) => paint(type, difficulty),
  stop: async () => {},
};
