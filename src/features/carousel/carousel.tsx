import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';

import {
  carouselIntents,
  selectCarousel,
  type CarouselActor,
  type CarouselIntents,
  type CarouselView as View,
  type Slide,
} from '../../../machines/shell/carousel';
import { carouselCopy as copy } from '../../copy/content/carousel';
import { shelfCopy } from '../../copy/words/shelf';
import { Icon } from '../../ui/mark/icon';
import { LineArt } from '../../ui/mark/line-art';
import { CarouselControls } from './carousel-controls';

function SlideView({ slide: { kicker, title, text, label, href, art } }: { slide: Slide }) {
  const look =
    'mt-5 inline-flex items-center gap-1.5 self-start py-1 font-medium text-on-deep underline-offset-4 outline-on-deep hover:underline';
  const inside = (
    <>
      {label}
      <Icon name="arrowRight" />
    </>
  );
  return (
    <div className="flex flex-1 flex-col gap-6 p-6 sm:max-lg:flex-row sm:max-lg:items-center">
      <div className="grid place-items-center max-lg:flex-none rounded-control bg-deep-2 px-6 py-8 text-deep-text sm:max-lg:w-64 lg:flex-1">
        <LineArt name={art} className="w-full max-w-52" />
      </div>
      <div className="flex flex-col max-lg:flex-1">
        <p className="text-12 text-deep-muted">{kicker}</p>
        <h3 className="mt-1 text-20 text-on-deep lg:min-h-13.5">{title}</h3>
        <p className="mt-2 lg:min-h-17">{text}</p>
        {href.includes('#') ? (
          <a href={href} className={look}>
            {inside}
          </a>
        ) : (
          <Link href={href} className={look}>
            {inside}
          </Link>
        )}
      </div>
    </div>
  );
}

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

/** Before slides load, and when none do, the banner is shown as a normal slide. */
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
