import type { ShelfFailureCode } from '../../support/shelf';
import type { CarouselActor, CarouselSnapshot } from './carousel.machine';
import type { Slide } from './carousel.types';

export type CarouselView = {
  isBusy: boolean;
  /** Empty: the static banner is shown. */
  slides: readonly Slide[];
  at: number;
  /** Advances, or pauses only for the reader. */
  isPlaying: boolean;
  failureCode: ShelfFailureCode | null;
};

export const selectCarousel = (snapshot: CarouselSnapshot): CarouselView => ({
  isBusy: snapshot.hasTag('busy'),
  slides: snapshot.context.slides,
  at: snapshot.context.at,
  isPlaying: snapshot.hasTag('playing') && snapshot.context.slides.length > 1,
  failureCode: snapshot.context.failureCode,
});

export const carouselIntents = (actor: CarouselActor) => ({
  turn: (by: 1 | -1) => actor.send({ type: 'slide.turn', by }),
  choose: (at: number) => actor.send({ type: 'slide.choose', at }),
  pause: () => actor.send({ type: 'motion.pause' }),
  play: () => actor.send({ type: 'motion.play' }),
  hold: () => actor.send({ type: 'slides.hold' }),
  release: () => actor.send({ type: 'slides.release' }),
  retry: () => actor.send({ type: 'slides.retry' }),
});

export type CarouselIntents = ReturnType<typeof carouselIntents>;
