import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import { AIR_LOAD } from '../../../domain/modes/air/address';
import { glanceAt } from '../../../domain/modes/air/glance';
import { selectSearchActor, type OfferSearchActor } from '../../../machines/booking/offer-search';
import type { PickerActor } from '../../../machines/booking/picker';
import {
  isSameLoadRows,
  loadRowsIntents,
  selectLoadPicker,
  selectLoadRowsOf,
  type LoadRowsActor,
} from '../../../machines/booking/load-rows';
import { airSearchCopy, airStatesCopy } from '../../copy/modes/air/search';
import { SearchStrip } from '../../features/booking-search/search-strip';
import { BoardLine, LoadSearch } from '../../features/offer-search/load-search';
import { Picker, type PickerDress } from '../../features/port-picker/picker';
import { deferred } from '../../ui/show/deferred';
import { AircraftPanelView } from './aircraft-panel';
import { GoodsCell, goodsSummary } from './goods-cell';
import { LoadCardView } from './load-card';
import { WeightPanel } from './weight-panel';

const selectRows = selectLoadRowsOf(AIR_LOAD);

const renderPicker = (actor: PickerActor, dress: PickerDress) => <Picker actor={actor} {...dress} />;

const results = deferred(async () => (await import('./air-results')).AirResults);
const ladder = deferred(async () => (await import('./air-results')).LadderLine);

/** No page needs the list before somebody asks for it. */
export const warmFlights = results.warm;

type AirSearchPageProps = {
  actor: OfferSearchActor;
  load: LoadRowsActor;
  /** The address asks something, though the charts have not read it yet. */
  isAsked?: boolean;
  intro: ReactNode;
};

/** Airports above, goods beside what flies and what it weighs, and the flights below: a change of one changes all. */
export function AirSearchPage({ actor, load, isAsked = false, intro }: AirSearchPageProps) {
  const view = useSelector(load, selectRows, isSameLoadRows);
  const search = useSelector(actor, selectSearchActor);
  const picker = useSelector(load, selectLoadPicker);
  const on = useMemo(() => loadRowsIntents(load), [load]);
  const [row] = view.rows;
  const glance = useMemo(() => glanceAt(row ?? AIR_LOAD.blank, view.isDanger), [row, view.isDanger]);
  return (
    <LoadSearch
      actor={actor}
      isAsked={isAsked}
      isTyping={view.isTyping}
      copy={airStatesCopy}
      renderStrip={(isFresh) => (
        <SearchStrip
          isFresh={isFresh}
          renderPicker={renderPicker}
          actor={search}
          goods={{ summary: goodsSummary(view, glance), cell: <GoodsCell view={view} glance={glance} /> }}
        />
      )}
      intro={intro}
      Results={results.Part}
      load={
        <div className="grid rounded-card border border-line bg-surface lg:grid-cols-2">
          <div className="grid min-w-0 content-start gap-6 p-4 md:p-5">
            <LoadCardView
              view={view}
              glance={glance}
              on={on}
              picker={renderPicker(picker, {
                id: 'load-lookup',
                label: airSearchCopy.card.find,
                chosen: '',
                className: 'flex-1 text-16',
              })}
            />
          </div>
          <div className="grid min-w-0 content-start gap-6 border-line p-4 max-lg:border-t md:p-5 lg:border-l">
            <AircraftPanelView row={row ?? AIR_LOAD.blank} isDanger={view.isDanger} glance={glance} />
            <WeightPanel
              weight={glance.weight}
              ladder={view.isTyping ? null : <BoardLine search={actor} Part={ladder.Part} />}
            />
          </div>
        </div>
      }
    />
  );
}
