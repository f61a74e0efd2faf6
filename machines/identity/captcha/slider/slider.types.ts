import type { KindInput } from '../captcha.types';
import type { KindContext, KindEvent } from '../captcha.kind-types';

export type SliderInput = KindInput;

/** `at`: event time stamp. Distances are in pixels of a 310 wide picture, at any display size. */
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
  offset: number;
  grabbedFrom: number;
  /** Milliseconds from the first touch to the answer. */
  elapsed: number;
};
