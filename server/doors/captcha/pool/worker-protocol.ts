import type { CaptchaDensity, CaptchaType } from '../../../../domain/people/captcha';
import type { PaintedPuzzle } from '../painted';
import type { Difficulty } from '../plan';

export type Order = { id: number; type: CaptchaType; difficulty: Difficulty; density?: CaptchaDensity | undefined };
export type Answer = { id: number; painted: PaintedPuzzle } | { id: number; painted: null; reason: string };
