import { selectKind, kindIntents, type KindView } from '../captcha.kind-view';
import type { SliderActor, SliderSnapshot } from './slider.machine';
import type { SliderMove } from './slider.types';

export type SliderStatus = 'asking' | 'expired' | 'resting' | 'dragging' | 'judging' | 'failed' | 'passed' | 'ended';

export type SliderView = KindView & {
  status: SliderStatus;
  piece: string | null;
  offset: number;
  canMove: boolean;
  canSubmit: boolean;
  /** Answer time in seconds: `1.24`. */
  seconds: string;
};

function sliderStatus({ value }: SliderSnapshot): SliderStatus {
  if (typeof value === 'string') return value;
  return typeof value.open === 'string' ? value.open : value.open.showing;
}

export const selectSlider = (snapshot: SliderSnapshot): SliderView => {
  const { challenge, offset, elapsed } = snapshot.context;
  return {
    ...selectKind(snapshot),
    status: sliderStatus(snapshot),
    piece: challenge?.piece ?? null,
    offset,
    canMove: snapshot.hasTag('movable'),
    canSubmit: snapshot.can({ type: 'answer.submit', at: 0 }),
    seconds: (elapsed / 1000).toFixed(2),
  };
};

export const sliderIntents = (actor: SliderActor) => ({
  ...kindIntents(actor),
  grab: (at: number) => actor.send({ type: 'handle.grab', at }),
  drag: (moved: SliderMove) => actor.send({ type: 'handle.drag', ...moved }),
  release: (moved: SliderMove) => actor.send({ type: 'handle.release', ...moved }),
  abandon: () => actor.send({ type: 'handle.abandon' }),
  nudge: (by: number, at: number) => actor.send({ type: 'handle.nudge', by, at }),
  submit: (at: number) => actor.send({ type: 'answer.submit', at }),
});

export type SliderIntents = ReturnType<typeof sliderIntents>;
