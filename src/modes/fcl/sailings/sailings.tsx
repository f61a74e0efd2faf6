import { FCL_LIST } from '../../../../domain/modes/fcl/list';
import type { Sailing } from '../../../../domain/offer/sailing';
import { CLEAR_WORD } from '../../../../domain/offer/sent-settings';
import { askedAddress, queryFromSearch } from '../../../../domain/offer/sailing-address';
import { nearbyPorts } from '../../../../domain/places/nearby';
import { routePath } from '../../../../domain/routes';
import type { OfferBoardIntents } from '../../../../machines/booking/offer-board';
import { momentWords } from '../../../copy/words/moment-words';
import { nearbyWords } from '../../../copy/search/nearby';
import { sailingsCopy } from '../../../copy/search/sailings';
import { EtdStrip } from '../../../features/offer-board/etd-strip';
import { FilterRail } from '../../../features/offer-board/filter-rail';
import { ListHead } from '../../../features/offer-board/list-head';
import { useSent } from '../../../ui/form/plain-form';
import { Button } from '../../../ui/press/button';
import { SkipLink } from '../../../ui/press/skip-link';
import { deferPart } from '../../../ui/show/deferred';
import { EmptyState } from '../../../ui/show/empty-state';
import { createBoard } from '../../../frame/results';
import { CompareBar as Bar, type ComparedItem } from '../../../trade/compare/compare-bar';
import { StatusStrip } from '../../../ui/show/status-strip';
import { TextLink } from '../../../ui/press/text-link';
import type { SailingBoardView as View, SailingBoardView } from './board-view';
import type { ChoiceSlot } from './sailing-card';
import { SailingRows } from './sailing-rows';

/** Offers nearby ports when no sailing of the lane takes these goods. */
export function NearbyPorts({ view: { facets, search } }: { view: Pick<SailingBoardView, 'facets' | 'search'> }) {
  const { Y, R, M } = facets.answers;
  const ports = nearbyPorts(search.orgPortCode);
  if (facets.count === 0 || Y + R + M > 0 || ports.length === 0) return null;
  const asked = queryFromSearch(search, null);
  return (
    <div className="mb-3">
      <StatusStrip
        tone="warn"
        way={
          <span className="flex flex-wrap gap-x-4 gap-y-2">
            {ports.map(({ code, nameCn }) => (
              <TextLink key={code} href={`${askedAddress(routePath('shippingFcl'), { ...asked, org: code })}&v=Y.R`}>
                {nearbyWords(nameCn)}
              </TextLink>
            ))}
          </span>
        }
      >
        {sailingsCopy.noneGoes}
      </StatusStrip>
    </div>
  );
}

function comparedSailing({ sailingId, etd, carrier, transitDays, vessel, price }: Sailing): ComparedItem {
  const name = `${momentWords(etd).date} ${carrier.nameCn} ${sailingsCopy.transit(transitDays)}`;
  return { id: sailingId, name, full: `${name} ${vessel}`, total: price?.charges.totalUsd ?? null };
}

const CompareBar = ({ view, on }: { view: SailingBoardView; on: OfferBoardIntents }) => (
  <Bar items={view.compared.map(comparedSailing)} canCompare={view.canCompare} isFull={view.isFull} on={on} />
);

const { nothing: copy } = sailingsCopy;

const ROWS = 'sailing-rows';

const drawer = deferPart(async () => (await import('../../../features/offer-board/filter-drawer')).FilterDrawerView);
const comparison = deferPart(async () => (await import('./compare-dialog')).CompareDialogView);

type SailingsViewProps = { view: View; on: OfferBoardIntents; renderChoice: ChoiceSlot };

export function SailingsView({ view, on, renderChoice }: SailingsViewProps) {
  const { rows, facets, filter, strip, isFiltering, isComparing, compared } = view;
  const clears = useSent()(CLEAR_WORD, '1');
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
            <Button look="sea" posts={clears} onClick={on.clearFilter}>
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

export const Sailings = createBoard(FCL_LIST, SailingsView);
