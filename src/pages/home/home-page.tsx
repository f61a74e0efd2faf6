import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  homeIntents,
  selectBookingSearchActor,
  selectCarouselActor,
  selectIsCodeShown,
  selectLowestPricesActor,
  selectNewsActor,
  selectSegregationCheckActor,
  type HomeActor,
} from '../../../machines/home';
import type { PickerActor } from '../../../machines/picker';
import { BookingSearch } from '../../features/booking-search/booking-search';
import { Carousel } from '../../features/carousel/carousel';
import { LatestNews } from '../../features/latest-news/latest-news';
import { LowestPrices } from '../../features/lowest-prices/lowest-prices';
import { Picker, type PickerDress } from '../../features/port-picker/picker';
import { ServiceBarView } from '../../features/service-bar/service-bar';
import { SegregationCheck } from '../../features/segregation-check/segregation-check';
import { Hero } from './hero';
import { Services } from './services';

const renderPicker = (actor: PickerActor, dress: PickerDress) => <Picker actor={actor} {...dress} />;

function ServiceBar({ actor }: { actor: HomeActor }) {
  const isCodeShown = useSelector(actor, selectIsCodeShown);
  const { toggleCode, closeCode, seekTop } = useMemo(() => homeIntents(actor), [actor]);
  return <ServiceBarView isCodeShown={isCodeShown} onToggleCode={toggleCode} onCloseCode={closeCode} onTop={seekTop} />;
}

/** Can it go, what does it cost, can these travel together: in the order in which people ask. */
export function HomePage({ actor }: { actor: HomeActor }) {
  return (
    <>
      <Hero>
        <BookingSearch actor={useSelector(actor, selectBookingSearchActor)} renderPicker={renderPicker} />
      </Hero>
      <div className="wrap grid gap-10 py-14 md:py-20 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-12">
        <LowestPrices actor={useSelector(actor, selectLowestPricesActor)} />
        <div className="lg:pt-22">
          <Carousel actor={useSelector(actor, selectCarouselActor)} />
        </div>
      </div>
      <div className="border-y border-line bg-surface">
        <div className="wrap py-14 md:py-20">
          <SegregationCheck actor={useSelector(actor, selectSegregationCheckActor)} renderPicker={renderPicker} />
        </div>
      </div>
      <Services />
      <div className="border-t border-line">
        <div className="wrap py-14 md:py-20">
          <LatestNews actor={useSelector(actor, selectNewsActor)} />
        </div>
      </div>
      <ServiceBar actor={actor} />
    </>
  );
}
