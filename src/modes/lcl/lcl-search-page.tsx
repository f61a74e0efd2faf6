import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { useSearch } from 'wouter';

import { LCL_LOAD, lclAskedIn } from '../../../domain/modes/lcl/address';
import { partsApart } from '../../../domain/modes/lcl/apart';
import { glanceAt } from '../../../domain/modes/lcl/glance';
import { selectSearchActor, type OfferSearchActor } from '../../../machines/booking/offer-search';
import type { PickerActor } from '../../../machines/booking/picker';
import {
  isSameLoadRows,
  loadRowsIntents,
  selectLoadPicker,
  selectLoadRowsOf,
  type LoadRowsActor,
} from '../../../machines/booking/load-rows';
import { lclSearchCopy, lclStatesCopy } from '../../copy/modes/lcl/search';
import { SearchStrip } from '../../features/booking-search/search-strip';
import { BoardLine, LoadSearch } from '../../features/offer-search/load-search';
import { Picker, type PickerDress } from '../../features/port-picker/picker';
import { deferred } from '../../ui/show/deferred';
import { GoodsCell, goodsSummary } from './goods-cell';
import { LoadCardView } from './load-card';
import { NearestShed } from './nearest-shed';
import { PairCheck } from './pair-check';
import { TonMeter } from './ton-meter';

const selectRows = selectLoadRowsOf(LCL_LOAD);

const renderPicker = (actor: PickerActor, dress: PickerDress) => <Picker actor={actor} {...dress} />;

const results = deferred(async () => (await import('./lcl-results')).LclResults);
const ownBox = deferred(async () => (await import('./lcl-results')).OwnBox);
const topAnswer = deferred(async () => (await import('./lcl-results')).TopAnswer);

/** No page needs the list before somebody asks for it. */
export const warmDepartures = results.warm;

type LclSearchPageProps = {
  actor: OfferSearchActor;
  load: LoadRowsActor;
  /** The address asks something, though the charts have not read it yet. */
  isAsked?: boolean;
  intro: ReactNode;
};

/** Ports above, goods beside what they come to, and the weeks below: a change of one changes all that follow. */
export function LclSearchPage({ actor, load, isAsked = false, intro }: LclSearchPageProps) {
  const view = useSelector(load, selectRows, isSameLoadRows);
  const search = useSelector(actor, selectSearchActor);
  const picker = useSelector(load, selectLoadPicker);
  const on = useMemo(() => loadRowsIntents(load), [load]);
  const glance = useMemo(() => glanceAt(view.rows, view.isDanger, view.isStackable), [view]);
  const isDanger = view.isDanger === 'Y';
  const question = useSearch();
  const apart = useMemo(
    () => partsApart(view.rows, glance.box, { ...lclAskedIn(question), isDanger: view.isDanger }),
    [view, glance, question],
  );
  return (
    <LoadSearch
      actor={actor}
      isAsked={isAsked}
      isTyping={view.isTyping}
      copy={lclStatesCopy}
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
        <>
          <NearestShed asked={lclAskedIn(question)} />
          {!view.isTyping && <BoardLine search={actor} Part={topAnswer.Part} />}
          <div className="grid rounded-card border border-line bg-surface lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
            <div className="min-w-0 p-4 md:p-5">
              <LoadCardView
                view={view}
                glance={glance}
                on={on}
                picker={renderPicker(picker, {
                  id: 'load-lookup',
                  label: lclSearchCopy.rows.find,
                  chosen: '',
                  className: 'flex-1 text-16',
                })}
              />
            </div>
            <div className="grid min-w-0 content-start gap-6 border-line p-4 max-lg:border-t md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] md:p-5 lg:border-l">
              <TonMeter
                tons={glance.tons}
                ownBox={view.isTyping ? null : <BoardLine search={actor} Part={ownBox.Part} />}
              />
              <PairCheck glance={glance} isDanger={isDanger} apart={apart} />
            </div>
          </div>
        </>
      }
    />
  );
}
