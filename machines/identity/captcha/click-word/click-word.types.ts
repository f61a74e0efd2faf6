import type { CaptchaPoint } from '../../../../domain/people/captcha';
import type { KindInput } from '../captcha.types';
import type { KindContext, KindEvent } from '../captcha.kind-types';

export type ClickWordInput = KindInput;

/** `at` is the time stamp of the page's event. Points are in pixels of a picture 310 by 155, however large it is shown. */
export type ClickWordEvent =
  | { type: 'point.place'; point: CaptchaPoint; at: number }
  | { type: 'point.undo' }
  | { type: 'crosshair.nudge'; by: CaptchaPoint }
  | { type: 'crosshair.drop' }
  | KindEvent;

export type ClickWordContext = KindContext & {
  points: readonly CaptchaPoint[];
  /** Where the keyboard would put the next point. */
  crosshair: CaptchaPoint;
};
