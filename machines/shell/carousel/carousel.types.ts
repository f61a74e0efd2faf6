import type { ShelfFailureCode } from '../../support/shelf';

export type SlideArt = 'ship' | 'tank' | 'warehouse' | 'truck' | 'drums';

export type Slide = {
  slideId: string;
  kicker: string;
  title: string;
  text: string;
  label: string;
  href: string;
  art: SlideArt;
};

/** `prefersStill`: the user prefers reduced motion. */
export type LoadSlidesOutcome =
  | { ok: true; slides: readonly Slide[]; prefersStill: boolean }
  | { ok: false; failure: { code: ShelfFailureCode } };

export type CarouselEvent =
  | { type: 'slide.turn'; by: 1 | -1 }
  | { type: 'slide.choose'; at: number }
  | { type: 'motion.pause' }
  | { type: 'motion.play' }
  /** Pointer or focus entered or left the slides. */
  | { type: 'slides.hold' }
  | { type: 'slides.release' }
  | { type: 'slides.retry' };

export type CarouselContext = {
  slides: readonly Slide[];
  at: number;
  failureCode: ShelfFailureCode | null;
};
