import type { WorkPosition } from '../../../../domain/people/captcha-work';
import type { KindOutcome, LeaveEvent } from '../captcha.kind-types';
import type { CaptchaInput } from '../captcha.types';
import type { CaptchaRefusal, Work } from '../challenge';

export type WorkAdvanced = { type: 'work.advanced' } & WorkPosition;

export type WorkEvent =
  | WorkAdvanced
  | { type: 'work.broke' }
  | { type: 'work.pause' }
  | { type: 'work.resume' }
  | LeaveEvent;

export type WorkToDo = { work: Work | null; from: WorkPosition };

export type WorkToCheck = { token: string; found: readonly number[] };

export type WorkContext = CaptchaInput &
  WorkPosition & {
    work: Work | null;
    refusal: CaptchaRefusal | null;
    outcome: KindOutcome;
  };
