import { workDone } from '../../../../domain/people/captcha-work';
import { leaveIntents, refusalMessage, selectLeaving, type LeavingView } from '../captcha.kind-view';
import type { WorkActor, WorkSnapshot } from './work.machine';

export type WorkStatus =
  | 'asking'
  | 'expired'
  | 'computing'
  | 'paused'
  | 'broken'
  | 'judging'
  | 'failed'
  | 'passed'
  | 'ended';

export type WorkView = LeavingView & {
  status: WorkStatus;
  /** Progress in whole percent. */
  percent: number;
  message: string;
  canPause: boolean;
  canResume: boolean;
};

function workStatus({ value }: WorkSnapshot): WorkStatus {
  if (typeof value === 'string') return value;
  if (typeof value.open === 'string') return value.open;
  return typeof value.open.holding === 'string' ? value.open.holding : 'computing';
}

export const selectWork = (snapshot: WorkSnapshot): WorkView => {
  const { work, found, next, refusal } = snapshot.context;
  return {
    ...selectLeaving(snapshot),
    status: workStatus(snapshot),
    percent: work === null ? 0 : workDone(work, { found, next }),
    message: refusalMessage(refusal),
    canPause: snapshot.hasTag('pausable'),
    canResume: snapshot.hasTag('resumable'),
  };
};

export const workIntents = (actor: WorkActor) => ({
  ...leaveIntents(actor),
  pause: () => actor.send({ type: 'work.pause' }),
  resume: () => actor.send({ type: 'work.resume' }),
});

export type WorkIntents = ReturnType<typeof workIntents>;
