import type { KindInput } from '../captcha.types';
import type { KindContext, KindEvent } from '../captcha.kind-types';

export type SliderInput = KindInput;

/** `at` is the time stamp of the page's event. Distances are in pixels of a picture 310 wide, however wide it is shown. */
export type SliderMove = { offset: number; y: number; at: number };

export type SliderEvent =
  | { type: 'handle.grab'; at: number }
  | ({ type: 'handle.drag' } & SliderMove)
  | ({ type: 'handle.release' } & SliderMove)
  | { type: 'handle.abandon' }
  | { type: 'handle.nudge'; by: number; at: number }
  | { type: 'answer.submit'; at: number }
  | KindEvent;

export type SliderContext = KindContext & {
  /** How far the piece has been moved. */
  offset: number;
  /** Where it stood when it was grabbed. */
  grabbedFrom: number;
  /** Milliseconds from the first touch to the answer. */
  elapsed: number;
};
