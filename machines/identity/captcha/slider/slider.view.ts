import { selectKind, kindIntents, type KindView } from '../captcha.kind-view';
import type { SliderActor, SliderSnapshot } from './slider.machine';
import type { SliderMove } from './slider.types';

export type SliderStatus = 'asking' | 'expired' | 'resting' | 'dragging' | 'judging' | 'failed' | 'passed' | 'ended';

/** Everything a view may know. Plain data: a story is written from it without an actor. */
export type SliderView = KindView & {
  status: SliderStatus;
  piece: string | null;
  /** How far the piece stands from the left, of a picture 310 wide. */
  offset: number;
  canMove: boolean;
  canSubmit: boolean;
  /** How long the answer took: `1.24`. */
  seconds: string;
};

function statusOf({ value }: SliderSnapshot): SliderStatus {
  if (typeof value === 'string') return value;
  return typeof value.open === 'string' ? value.open : value.open.showing;
}

export const selectSlider = (snapshot: SliderSnapshot): SliderView => {
  const { challenge, offset, elapsed } = snapshot.context;
  return {
    ...selectKind(snapshot),
    status: statusOf(snapshot),
    piece: challenge?.piece ?? null,
    offset,
    canMove: snapshot.hasTag('movable'),
    canSubmit: snapshot.can({ type: 'answer.submit', at: 0 }),
    seconds: (elapsed / 1000).toFixed(2),
  };
};

/** Everything a view may ask for. */
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
