import type { WorkPosition } from '../../../../domain/people/captcha-work';
import type { KindOutcome, LeaveEvent } from '../captcha.kind-types';
import type { CaptchaInput } from '../captcha.types';
import type { CaptchaRefusal, Work } from '../challenge';

/** The device has tried one more number, and perhaps found one. */
export type WorkAdvanced = { type: 'work.advanced' } & WorkPosition;

export type WorkEvent =
  | WorkAdvanced
  | { type: 'work.broke' }
  | { type: 'work.pause' }
  | { type: 'work.resume' }
  | LeaveEvent;

/** What the device is to compute, and where it goes on after it was interrupted. */
export type WorkToDo = { work: Work | null; from: WorkPosition };

/** All numbers, to be judged. */
export type WorkToCheck = { token: string; found: readonly number[] };

export type WorkContext = CaptchaInput &
  WorkPosition & {
    work: Work | null;
    refusal: CaptchaRefusal | null;
    outcome: KindOutcome;
  };
