import { FIRST_MODE, MODES } from '../../../domain/mode-ids';
import { routePath } from '../../../domain/routes';
import type { BookingSearchActor } from '../../../machines/booking/booking-search';
import { bookingSearchCopy as copy } from '../../copy/search/booking-search';
import { Button } from '../../ui/press/button';
import { deferPart } from '../../ui/show/deferred';
import { Icon } from '../../ui/mark/icon';
import { AnswerStrip } from './answer-strip';
import { DangerSwitch } from './danger-switch';
import { ModeTabs, tabId } from './mode-tabs';
import { SearchBar } from './search-bar';
import type { RenderPicker, SearchParts } from './search-parts';
import { useSearchParts } from './use-search-parts';

/** Deferred: a first visit has no past searches. */
const pastSearches = deferPart(async () => (await import('./past-searches')).PastSearches);

const PANEL = 'booking-search';

export function BookingSearchView(props: SearchParts) {
  const { view, on } = props;
  return (
    <div>
      <ModeTabs chosen={view.mode} panelId={PANEL} onChoose={on.chooseMode} />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(view.mode)}>
        <form
          noValidate
          action={routePath(MODES[view.mode].routes.search)}
          className={`rounded-card bg-surface text-text max-md:rounded-t-none ${view.mode === FIRST_MODE ? 'rounded-tl-none' : ''}`}
          onSubmit={(event) => {
            event.preventDefault();
            on.submit();
          }}
        >
          <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3">
            {view.asksDanger && <DangerSwitch isDanger={view.isDanger} onChoose={on.declareDanger} />}
            {view.past.length > 0 && <pastSearches.Part isWanted past={view.past} onRepeat={on.repeat} />}
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

type BookingSearchProps = { actor: BookingSearchActor; renderPicker: RenderPicker };

export function BookingSearch({ actor, renderPicker }: BookingSearchProps) {
  return <BookingSearchView {...useSearchParts(actor, renderPicker)} />;
}
