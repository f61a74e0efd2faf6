import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  bookingSearchIntents,
  selectBookingSearch,
  selectSearchPicker,
  type BookingSearchActor,
  type BookingSearchView,
  type PickerName,
} from '../../../machines/booking/booking-search';
import { errorId, fieldId, type CellDress, type RenderPicker, type SearchParts } from './search-parts';
import { pickedText, searchFieldError, pickerLabel } from './search-words';

const selectOrgPicker = selectSearchPicker('org');
const selectDstPicker = selectSearchPicker('dst');
const selectGoodsPicker = selectSearchPicker('goods');

/** Sized to its content, so that the English name fits beside it; full width while searching. */
const cellDress = (view: BookingSearchView, name: PickerName): CellDress => {
  const chosen = pickedText(view, name);
  const isDue = view.focus.field === name && view.focus.turn > 0;
  return {
    id: fieldId(name),
    name,
    label: pickerLabel(view, name),
    chosen,
    errorId: name !== 'goods' && searchFieldError(view, name) ? errorId(name) : undefined,
    focusTurn: isDue ? view.focus.turn : undefined,
    className: `relative text-16 font-semibold ${chosen === '' ? 'w-full' : 'field-sizing-content aria-expanded:w-full'}`,
  };
};

export function useSearchParts(actor: BookingSearchActor, renderPicker: RenderPicker): SearchParts {
  const view = useSelector(actor, selectBookingSearch, shallowEqual);
  const on = useMemo(() => bookingSearchIntents(actor), [actor]);
  const org = useSelector(actor, selectOrgPicker);
  const dst = useSelector(actor, selectDstPicker);
  const goods = useSelector(actor, selectGoodsPicker);
  return {
    view,
    on,
    pickers: {
      org: renderPicker(org, cellDress(view, 'org')),
      dst: renderPicker(dst, cellDress(view, 'dst')),
      goods: renderPicker(goods, cellDress(view, 'goods')),
    },
  };
}
