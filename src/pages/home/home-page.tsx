import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import {
  selectBookingSearchActor,
  selectCarouselActor,
  selectLowestPricesActor,
  selectNewsActor,
  selectSegregationCheckActor,
  type HomeActor,
} from '../../../machines/shell/home';
import type { PickerActor } from '../../../machines/booking/picker';
import { homeCopy as copy } from '../../copy/site/home';
import { BookingSearch } from '../../features/booking-search/booking-search';
import { Picker, type PickerDress } from '../../features/port-picker/picker';
import { picturePart } from '../../ui/show/pictured';
import { Lanes } from './lanes';

/** Map behind the search. It shows coasts without borders, and states so. */
function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="relative isolate bg-deep text-on-deep">
      <Lanes />
      <div className="wrap pt-28 pb-8 md:pt-42 md:pb-14">
        <h1 className="text-32 tracking-wide text-on-deep outline-none md:text-44">
          {copy.headline.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <p className="mt-4 max-w-100 text-16 text-deep-text">{copy.promise}</p>
        <div className="mt-8 later-596 md:mt-20 md:later-480 lg:later-275">
          {children}
          <p className="mt-3 text-right text-12 text-deep-muted max-md:text-left">{copy.map}</p>
        </div>
      </div>
    </section>
  );
}

const LowestPrices = picturePart(
  async () => (await import('../../features/lowest-prices/lowest-prices')).LowestPrices,
  'seen',
);
const Carousel = picturePart(async () => (await import('../../features/carousel/carousel')).Carousel, 'near');
const SegregationCheck = picturePart(
  async () => (await import('../../features/segregation-check/segregation-check')).SegregationCheck,
  'near',
);
const Services = picturePart(async () => (await import('./services')).Services, 'near');
const ServiceBar = picturePart(async () => (await import('./service-bar')).ServiceBar, 'touched');
const LatestNews = picturePart(async () => (await import('../../features/latest-news/latest-news')).LatestNews, 'near');

const renderPicker = (actor: PickerActor, dress: PickerDress) => <Picker actor={actor} {...dress} />;

/** Blocks below the fold; each loads its data after it is drawn. */
export type Block = 'prices' | 'slides' | 'check' | 'news';

/** Acceptance, price, then compatibility: the order of customers' questions. */
export function HomePage({ actor, onDrawn }: { actor: HomeActor; onDrawn: Record<Block, () => void> }) {
  return (
    <>
      <Hero>
        <BookingSearch actor={useSelector(actor, selectBookingSearchActor)} renderPicker={renderPicker} />
      </Hero>
      <div className="wrap grid gap-10 py-14 md:py-20 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-12">
        <LowestPrices
          actor={useSelector(actor, selectLowestPricesActor)}
          onDrawn={onDrawn.prices}
          className="unseen-1042"
        />
        <Carousel
          actor={useSelector(actor, selectCarouselActor)}
          onDrawn={onDrawn.slides}
          className="unseen-410 lg:pt-22"
        />
      </div>
      <div className="border-y border-line bg-surface">
        <div className="wrap py-14 md:py-20">
          <SegregationCheck
            actor={useSelector(actor, selectSegregationCheckActor)}
            renderPicker={renderPicker}
            onDrawn={onDrawn.check}
            className="unseen-890 lg:unseen-375"
          />
        </div>
      </div>
      <Services className="unseen-1320 lg:unseen-613" />
      <div className="border-t border-line">
        <div className="wrap py-14 md:py-20">
          <LatestNews
            actor={useSelector(actor, selectNewsActor)}
            onDrawn={onDrawn.news}
            className="unseen-410 lg:unseen-281"
          />
        </div>
      </div>
      <ServiceBar actor={actor} />
    </>
  );
}
