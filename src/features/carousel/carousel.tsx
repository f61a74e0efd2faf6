import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  carouselIntents,
  selectCarousel,
  type CarouselActor,
  type CarouselIntents,
  type CarouselView as View,
} from '../../../machines/shell/carousel';
import { carouselCopy as copy } from '../../copy/carousel';
import { shelfCopy } from '../../copy/shelf';
import { Icon } from '../../ui/mark/icon';
import { CarouselControls } from './carousel-controls';
import { SlideView } from './slide';

type CarouselParts = { view: View; on: CarouselIntents };

const BANNER = { slideId: 'banner', art: 'ship', ...copy.banner } as const;

function Failure({ code, onRetry }: { code: NonNullable<View['failureCode']>; onRetry: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-t border-deep-line px-6 py-3 text-12 text-deep-text">
      <span role="alert">{shelfCopy.failure[code]}</span>
      <button
        type="button"
        className="flex items-center gap-1 py-1 text-on-deep underline underline-offset-4 outline-on-deep"
        onClick={onRetry}
      >
        <Icon name="refresh" className="size-4" />
        {shelfCopy.retry}
      </button>
    </p>
  );
}

/** What lies here before anything has come, and where nothing comes, is a slide like the others. */
export function CarouselView({ view, on }: CarouselParts) {
  const { slides, at, isPlaying, failureCode } = view;
  const slide = slides[at] ?? BANNER;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is pressed here: slides stand still while somebody looks at them
    <section
      aria-roledescription={copy.role}
      aria-label={copy.label}
      aria-busy={view.isBusy}
      className="flex h-full flex-col overflow-hidden rounded-card border border-deep-line bg-deep text-deep-text"
      onPointerEnter={on.hold}
      onPointerLeave={on.release}
      onFocus={on.hold}
      onBlur={on.release}
    >
      <fieldset
        key={slide.slideId}
        aria-roledescription={copy.role}
        aria-label={slides.length > 1 ? copy.slide(at + 1, slides.length) : copy.label}
        className="flex min-w-0 flex-1 animate-fade flex-col"
      >
        <SlideView slide={slide} />
      </fieldset>
      <output className="sr-only">{isPlaying ? '' : slide.title}</output>
      {slides.length > 1 && <CarouselControls view={view} on={on} />}
      {failureCode && <Failure code={failureCode} onRetry={on.retry} />}
    </section>
  );
}

export function Carousel({ actor }: { actor: CarouselActor }) {
  const view = useSelector(actor, selectCarousel, shallowEqual);
  const on = useMemo(() => carouselIntents(actor), [actor]);
  return <CarouselView view={view} on={on} />;
}
