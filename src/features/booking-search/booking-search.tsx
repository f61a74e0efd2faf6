import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import {
  bookingSearchIntents,
  selectBookingSearch,
  selectSearchPicker,
  type BookingSearchActor,
  type BookingSearchView as View,
  type PickerName,
} from '../../../machines/booking-search';
import type { PickerActor } from '../../../machines/picker';
import { bookingSearchCopy as copy } from '../../copy/booking-search';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { AnswerStrip } from './answer-strip';
import { DangerSwitch } from './danger-switch';
import { ModeTabs, tabId } from './mode-tabs';
import { PastSearches } from './past-searches';
import { SearchBar } from './search-bar';
import { errorId, fieldId, type CellDress, type SearchParts } from './search-parts';
import { chosenIn, errorOf, labelOf } from './search-words';

const PANEL = 'booking-search';

/** The tool the page is for: one search bar under the tabs of every way to travel. */
export function BookingSearchView(props: SearchParts) {
  const { view, on } = props;
  return (
    <div>
      <ModeTabs chosen={view.mode} panelId={PANEL} onChoose={on.chooseMode} />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(view.mode)}>
        <form
          noValidate
          className={`rounded-card bg-surface text-text max-md:rounded-t-none ${view.mode === 'fcl' ? 'rounded-tl-none' : ''}`}
          onSubmit={(event) => {
            event.preventDefault();
            on.submit();
          }}
        >
          <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3">
            {view.asksDanger && <DangerSwitch isDanger={view.isDanger} onChoose={on.declareDanger} />}
            <PastSearches past={view.past} onRepeat={on.repeat} />
          </div>
          <div className="grid gap-3 p-4 pt-3 lg:grid-cols-[1fr_140px]">
            <SearchBar {...props} />
            <Button look="signal" size="large" type="submit" className="font-semibold lg:h-auto">
              <Icon name="search" />
              {copy.submit[view.mode]}
            </Button>
          </div>
          <AnswerStrip view={view} />
        </form>
      </div>
    </div>
  );
}

const selectOrgPicker = selectSearchPicker('org');
const selectDstPicker = selectSearchPicker('dst');
const selectGoodsPicker = selectSearchPicker('goods');

/** As wide as what is in it, so that its English name can follow; wide open while something is looked for. */
const dressOf = (view: View, name: PickerName): CellDress => {
  const chosen = chosenIn(view, name);
  const isDue = view.focus.field === name && view.focus.turn > 0;
  return {
    id: fieldId(name),
    label: labelOf(view, name),
    chosen,
    errorId: name !== 'goods' && errorOf(view, name) ? errorId(name) : undefined,
    focusTurn: isDue ? view.focus.turn : undefined,
    className: `relative text-16 font-semibold ${chosen === '' ? 'w-full' : 'field-sizing-content aria-expanded:w-full'}`,
  };
};

type BookingSearchProps = {
  actor: BookingSearchActor;
  renderPicker: (actor: PickerActor, dress: CellDress) => ReactNode;
};

export function BookingSearch({ actor, renderPicker }: BookingSearchProps) {
  const view = useSelector(actor, selectBookingSearch, shallowEqual);
  const on = useMemo(() => bookingSearchIntents(actor), [actor]);
  const org = useSelector(actor, selectOrgPicker);
  const dst = useSelector(actor, selectDstPicker);
  const goods = useSelector(actor, selectGoodsPicker);
  return (
    <BookingSearchView
      view={view}
      on={on}
      pickers={{
        org: renderPicker(org, dressOf(view, 'org')),
        dst: renderPicker(dst, dressOf(view, 'dst')),
        goods: renderPicker(goods, dressOf(view, 'goods')),
      }}
    />
  );
}
