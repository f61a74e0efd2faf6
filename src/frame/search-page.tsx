import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { selectSearchActor, type OfferSearchActor } from '../../machines/booking/offer-search';
import type { PickerActor } from '../../machines/booking/picker';
import type { OfferSearchCopy } from '../copy/search/offer-search';
import { SearchStrip } from '../features/booking-search/search-strip';
import type { SearchParts } from '../features/booking-search/search-parts';
import { OffersBelow, type ListPart } from '../features/offer-search/offers-below';
import { Picker, type PickerDress } from '../features/port-picker/picker';

export const renderPicker = (actor: PickerActor, dress: PickerDress) => <Picker actor={actor} {...dress} />;

type SearchPageProps = {
  actor: OfferSearchActor;
  /** The address asks something, though the chart has not read it yet. */
  isAsked?: boolean | undefined;
  /** A hand still writes: what was answered is of other goods. */
  isTyping?: boolean;
  copy: OfferSearchCopy;
  /** What the bar says of the goods, where they have a place of their own. */
  goods?: SearchParts['goods'];
  /** What else is asked, between the bar and what was found. */
  below?: ReactNode;
  intro: ReactNode;
  Results: ListPart;
};

/** Places above, what is to go below them, and the offers under both: a change of one changes all that follow. */
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
