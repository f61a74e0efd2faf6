import { AIR_LOAD } from '../../../domain/modes/air/address';
import { judgeAtGlance, type AirGlance } from '../../../domain/modes/air/glance';
import type { AirRowText } from '../../../domain/modes/air/search';
import { airSearchCopy, airStatesCopy } from '../../copy/modes/air/search';
import { BoardLine } from '../../features/offer-search/offers-below';
import { deferPart, together } from '../../ui/show/deferred';
import { createLoadPage, type LoadPlace } from '../../frame/load-page';
import { AircraftPanelView } from './aircraft-panel';
import { goodsBar } from './goods-bar';
import { LimitPanelView } from './limit-panel';
import { LoadCardView } from './load-card';
import type { ReactNode } from 'react';
import { bookingSearchCopy } from '../../copy/search/booking-search';

const { weight: copy } = airSearchCopy;

type WeightProps = Pick<AirGlance, 'weight' | 'isTrial' | 'isWhole'> & { ladder: ReactNode };

/** Chargeable weight: the larger of weight and volume; marked when an example or partial. */
export const WeightPanel = ({ weight, isTrial, isWhole, ladder }: WeightProps) => (
  <section aria-label={copy.title} className="min-w-0">
    <h3 className="text-12 font-normal text-muted">{copy.title}</h3>
    <output className="mt-1 flex flex-wrap items-baseline gap-x-2">
      <b className="text-32 leading-10 font-semibold text-ink">{copy.kg(weight.charged)}</b>
      {isWhole ? (
        <span className="text-12 text-muted">{copy.rule[weight.by](weight.kg, weight.volumeKg)}</span>
      ) : (
        <span className="text-12 font-semibold text-warn">{bookingSearchCopy.inPart}</span>
      )}
      {isTrial && <span className="text-12 font-semibold text-warn">{copy.trial}</span>}
    </output>
    {ladder}
  </section>
);

const results = deferPart(async () => (await import('./air-results')).AirResults);
const ladder = deferPart(async () => (await import('./air-results')).LadderLine);

export const warmFlights = together(results, ladder);

function Place({ view, glance, on, picker, search }: LoadPlace<AirRowText, AirGlance>) {
  const [row = { ...AIR_LOAD.blank, key: '1' }] = view.rows;
  const isDanger = view.isDanger === 'Y';
  return (
    <div className="grid rounded-card border border-line bg-surface lg:grid-cols-2">
      <div className="min-w-0 border-b border-line p-4 md:px-5 lg:col-span-2">
        <AircraftPanelView row={row} isDanger={view.isDanger} glance={glance} />
      </div>
      <div className="min-w-0 border-b border-line p-4 md:p-5 lg:col-span-2">
        <LoadCardView view={view} glance={glance} on={on} picker={picker} />
      </div>
      {row && isDanger && (
        <div className="min-w-0 border-line p-4 max-lg:border-b md:p-5 lg:border-r">
          <LimitPanelView
            row={row}
            glance={glance}
            onRepack={(change) => {
              for (const [part, value = ''] of Object.entries(change)) on.change(row.key, part, value);
            }}
          />
        </div>
      )}
      <div className={`min-w-0 p-4 md:p-5 ${isDanger ? '' : 'lg:col-span-2'}`}>
        <WeightPanel
          weight={glance.weight}
          isTrial={glance.isTrial}
          isWhole={glance.isWhole}
          ladder={view.isTyping ? null : <BoardLine search={search} Part={ladder.Part} />}
        />
      </div>
    </div>
  );
}

export const AirSearchPage = createLoadPage({
  load: AIR_LOAD,
  copy: airStatesCopy,
  find: airSearchCopy.card.find,
  glance: ({ rows: [row = AIR_LOAD.blank], isDanger }) => judgeAtGlance(row, isDanger),
  bar: goodsBar,
  Place,
  Results: results.Part,
});
