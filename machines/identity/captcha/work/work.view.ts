import { workDone } from '../../../../domain/people/captcha-work';
import { leaveIntents, messageIn, selectLeaving, type LeavingView } from '../captcha.kind-view';
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

/** Everything a view may know. Plain data: a story is written from it without an actor. */
export type WorkView = LeavingView & {
  status: WorkStatus;
  /** How much of the work is done, in whole hundredths. */
  percent: number;
  /** The gateway's own words about a wrong answer. */
  message: string;
  canPause: boolean;
  canResume: boolean;
};

function statusOf({ value }: WorkSnapshot): WorkStatus {
  if (typeof value === 'string') return value;
  if (typeof value.open === 'string') return value.open;
  return typeof value.open.holding === 'string' ? value.open.holding : 'computing';
}

export const selectWork = (snapshot: WorkSnapshot): WorkView => {
  const { work, found, next, refusal } = snapshot.context;
  return {
    ...selectLeaving(snapshot),
    status: statusOf(snapshot),
    percent: work === null ? 0 : workDone(work, { found, next }),
    message: messageIn(refusal),
    canPause: snapshot.hasTag('pausable'),
    canResume: snapshot.hasTag('resumable'),
  };
};

/** Everything a view may ask for. */
export const workIntents = (actor: WorkActor) => ({
  ...leaveIntents(actor),
  pause: () => actor.send({ type: 'work.pause' }),
  resume: () => actor.send({ type: 'work.resume' }),
});

export type WorkIntents = ReturnType<typeof workIntents>;
