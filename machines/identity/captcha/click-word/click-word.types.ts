import type { CaptchaPoint } from '../../../../domain/people/captcha';
import type { KindInput } from '../captcha.types';
import type { KindContext, KindEvent } from '../captcha.kind-types';

export type ClickWordInput = KindInput;

/** `at`: event time stamp. Points are in pixels of a 310 by 155 picture, at any display size. */
export type ClickWordEvent =
  | { type: 'point.place'; point: CaptchaPoint; at: number }
  | { type: 'point.undo' }
  | { type: 'crosshair.nudge'; by: CaptchaPoint }
  | { type: 'crosshair.drop' }
  | KindEvent;

export type ClickWordContext = KindContext & {
  points: readonly CaptchaPoint[];
  crosshair: CaptchaPoint;
};
