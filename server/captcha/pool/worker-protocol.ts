import type { CaptchaType } from '../../../domain/people/captcha';
import type { Painted } from '../painted';
import type { Difficulty } from '../plan';

export type Order = { id: number; type: CaptchaType; difficulty: Difficulty };
export type Answer = { id: number; painted: Painted } | { id: number; painted: null; reason: string };
