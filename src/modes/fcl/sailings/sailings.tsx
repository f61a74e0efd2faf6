import { FCL_LIST } from '../../../../domain/modes/fcl/list';
import type { OfferBoardIntents } from '../../../../machines/booking/offer-board';
import { sailingsCopy } from '../../../copy/sailings';
import { EtdStrip } from '../../../features/offer-board/etd-strip';
import { FilterRail } from '../../../features/offer-board/filter-rail';
import { ListHead } from '../../../features/offer-board/list-head';
import { Button } from '../../../ui/press/button';
import { SkipLink } from '../../../ui/press/skip-link';
import { deferred } from '../../../ui/show/deferred';
import { EmptyState } from '../../../ui/show/empty-state';
import { boardOf } from '../../../frame/results';
import type { SailingBoardView as View } from './board-view';
import { CompareBar } from './compare-bar';
import type { ChoiceSlot } from './sailing-card';
import { NearbyPorts } from './nearby-ports';
import { SailingRows } from './sailing-rows';

const { nothing: copy } = sailingsCopy;

/** Where the list begins, for whoever comes by keyboard. */
const ROWS = 'sailing-rows';

const drawer = deferred(async () => (await import('../../../features/offer-board/filter-drawer')).FilterDrawerView);
const comparison = deferred(async () => (await import('./compare-dialog')).CompareDialogView);

type SailingsViewProps = { view: View; on: OfferBoardIntents; renderChoice: ChoiceSlot };

/** The sailings of a lane: days above, filters at the left, the list, and what is compared at the foot. */
export function SailingsView({ view, on, renderChoice }: SailingsViewProps) {
  const { rows, facets, filter, strip, isFiltering, isComparing, compared } = view;
  return (
    <div className={`grid gap-8 xl:grid-cols-[200px_minmax(0,1fr)] ${compared.length > 0 ? 'pb-16' : ''}`}>
      <SkipLink to={ROWS}>{sailingsCopy.skip}</SkipLink>
      <FilterRail view={view} on={on} />
      <div className="min-w-0">
        <EtdStrip strip={strip} chosen={filter.day} onChoose={(day) => on.filter({ day })} onTurn={on.turnWeek} />
        <ListHead view={view} on={on} />
        <NearbyPorts view={view} />
        {rows.length === 0 ? (
          <EmptyState title={copy.title} text={copy.text(facets.count)}>
            <Button look="sea" onClick={on.clearFilter}>
              {copy.clear}
            </Button>
          </EmptyState>
        ) : (
          <div id={ROWS} tabIndex={-1} className="scroll-mt-36 outline-none">
            <SailingRows view={view} search={view.search} renderChoice={renderChoice} on={on} />
          </div>
        )}
        <p className="mt-4 text-12 text-muted">{sailingsCopy.notice}</p>
      </div>
      <CompareBar view={view} on={on} />
      <drawer.Part isWanted={isFiltering} view={view} on={on} />
      <comparison.Part isWanted={isComparing} view={view} on={on} renderChoice={renderChoice} />
    </div>
  );
}

export const Sailings = boardOf(FCL_LIST, SailingsView);
