import { useSelector } from '@xstate/react';

import {
  selectBookingSearchActor,
  selectCarouselActor,
  selectLowestPricesActor,
  selectNewsActor,
  selectSegregationCheckActor,
  type HomeActor,
} from '../../../machines/shell/home';
import type { PickerActor } from '../../../machines/booking/picker';
import { BookingSearch } from '../../features/booking-search/booking-search';
import { Picker, type PickerDress } from '../../features/port-picker/picker';
import { pictured } from '../../ui/show/pictured';
import { Hero } from './hero';

const LowestPrices = pictured(
  async () => (await import('../../features/lowest-prices/lowest-prices')).LowestPrices,
  'seen',
);
const Carousel = pictured(async () => (await import('../../features/carousel/carousel')).Carousel, 'near');
const SegregationCheck = pictured(
  async () => (await import('../../features/segregation-check/segregation-check')).SegregationCheck,
  'near',
);
const Services = pictured(async () => (await import('./services')).Services, 'near');
const ServiceBar = pictured(async () => (await import('./service-bar')).ServiceBar, 'touched');
const LatestNews = pictured(async () => (await import('../../features/latest-news/latest-news')).LatestNews, 'near');

const renderPicker = (actor: PickerActor, dress: PickerDress) => <Picker actor={actor} {...dress} />;

/** The blocks below the first sight. What fills one waits until it has been drawn. */
export type Block = 'prices' | 'slides' | 'check' | 'news';

/** Can it go, what does it cost, can these travel together: in the order in which people ask. */
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
