import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { selectSearchActor, type OfferSearchActor } from '../../machines/booking/offer-search';
import type { PickerActor } from '../../machines/booking/picker';
import type { OfferSearchCopy } from '../copy/search/offer-search';
import { SearchStrip } from '../features/booking-search/search-strip';
import type { SearchParts } from '../features/booking-search/search-parts';
import { OffersBelow, type OfferListSlot } from '../features/offer-search/offers-below';
import { Picker, type PickerDress } from '../features/port-picker/picker';

export const renderPicker = (actor: PickerActor, dress: PickerDress) => <Picker actor={actor} {...dress} />;

type SearchPageProps = {
  actor: OfferSearchActor;
  isAsked?: boolean | undefined;
  /** True while the user types; the results belong to the goods before. */
  isTyping?: boolean;
  copy: OfferSearchCopy;
  goods?: SearchParts['goods'];
  below?: ReactNode;
  intro: ReactNode;
  Results: OfferListSlot;
};

/** Places above, goods below them, offers at the end; a change updates everything below. */
export const SearchPage = ({ actor, goods, ...rest }: SearchPageProps) => {
  const search = useSelector(actor, selectSearchActor);
  return (
    <OffersBelow
      {...rest}
      actor={actor}
      renderStrip={(isFresh) => (
        <SearchStrip isFresh={isFresh} renderPicker={renderPicker} actor={search} goods={goods} />
      )}
    />
  );
};
