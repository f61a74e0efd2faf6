import { CAPTCHA_WORDS_ASKED, type CaptchaPoint } from '../../../../domain/people/captcha';
import { selectKind, kindIntents, type KindView } from '../captcha.kind-view';
import type { ClickWordActor, ClickWordSnapshot } from './click-word.machine';

export type ClickWordStatus = 'asking' | 'expired' | 'choosing' | 'chosen' | 'judging' | 'failed' | 'passed' | 'ended';

export type ClickWordView = KindView & {
  status: ClickWordStatus;
  words: readonly string[];
  points: readonly CaptchaPoint[];
  wanted: number;
  crosshair: CaptchaPoint;
  canClick: boolean;
  canUndo: boolean;
};

function clickWordStatus({ value }: ClickWordSnapshot): ClickWordStatus {
  if (typeof value === 'string') return value;
  return typeof value.open === 'string' ? value.open : value.open.showing;
}

const NO_WORDS: readonly string[] = [];

export const selectClickWord = (snapshot: ClickWordSnapshot): ClickWordView => {
  const { challenge, points, crosshair } = snapshot.context;
  return {
    ...selectKind(snapshot),
    status: clickWordStatus(snapshot),
    words: challenge?.words ?? NO_WORDS,
    points,
    wanted: CAPTCHA_WORDS_ASKED,
    crosshair,
    canClick: snapshot.hasTag('clickable'),
    canUndo: points.length > 0 && snapshot.can({ type: 'point.undo' }),
  };
};

export const clickWordIntents = (actor: ClickWordActor) => ({
  ...kindIntents(actor),
  place: (point: CaptchaPoint, at: number) => actor.send({ type: 'point.place', point, at }),
  undo: () => actor.send({ type: 'point.undo' }),
  nudge: (by: CaptchaPoint) => actor.send({ type: 'crosshair.nudge', by }),
  drop: () => actor.send({ type: 'crosshair.drop' }),
});

export type ClickWordIntents = ReturnType<typeof clickWordIntents>;
