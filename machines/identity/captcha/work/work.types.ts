import type { WorkPosition } from '../../../../domain/people/captcha-work';
import type { KindOutcome, LeaveEvent } from '../captcha.kind-types';
import type { CaptchaInput } from '../captcha.types';
import type { CaptchaRefusal, WorkChallenge } from '../challenge';

export type WorkAdvanced = { type: 'work.advanced' } & WorkPosition;

export type WorkEvent =
  | WorkAdvanced
  | { type: 'work.broke' }
  | { type: 'work.pause' }
  | { type: 'work.resume' }
  | LeaveEvent;

export type WorkToDo = { work: WorkChallenge | null; from: WorkPosition };

export type WorkToCheck = { token: string; found: readonly number[] };

export type WorkContext = CaptchaInput &
  WorkPosition & {
    work: WorkChallenge | null;
    refusal: CaptchaRefusal | null;
    outcome: KindOutcome;
  };
