import { useSelector } from '@xstate/react';

import { FLEXI_LOAD } from '../../../domain/modes/flexi/address';
import { glanceAt, type FlexiGlance } from '../../../domain/modes/flexi/glance';
import type { FlexiOffer } from '../../../domain/modes/flexi/quote';
import type { FlexiTyped } from '../../../domain/modes/flexi/search';
import { selectFirstOffer, type OfferSearchActor } from '../../../machines/booking/offer-search';
import { flexiSearchCopy, flexiStatesCopy } from '../../copy/modes/flexi/search';
import { BoardLine } from '../../features/offer-search/offers-below';
import { loadPageOf, type LoadPlace } from '../../frame/load-page';
import { deferred } from '../../ui/show/deferred';
import { AnswerCard } from './answer-card';
import { goodsBar } from './goods-bar';
import { AmountQuestion, LiquidQuestion, WayQuestion } from './questions';
import { StopCard } from './stop-card';

const results = deferred(async () => (await import('./flexi-results')).FlexiResults);
const cold = deferred(async () => (await import('./flexi-results')).ColdLine);
const price = deferred(async () => (await import('./flexi-results')).BestPrice);

/** No page needs the list before somebody asks for it. */
export const warmBags = results.warm;

/** The first of what was found; null before anything was. */
const useFound = (search: OfferSearchActor) =>
  // What its own effect has loaded.
  useSelector(search, selectFirstOffer) as FlexiOffer | null;

/** Three questions beside their answer; what is dangerous stops at the first. */
function Place({ view, glance, on, picker, search }: LoadPlace<FlexiTyped, FlexiGlance>) {
  const [row] = view.rows;
  const first = useFound(search);
  if (!row) return null;
  const parts = { row, glance, on };
  const isStopped = glance.liquid?.level === 'BLOCK';
  // A hand that writes has left what was found behind.
  const found = view.isTyping ? null : first;
  const hasPad = row.heat === 'Y' || (row.heat === '' && found?.detail.hasPad === true);
  return (
    <section id="search-rows" aria-labelledby="three-questions" className="scroll-mt-40">
      <h2 id="three-questions" className="text-24 md:text-32">
        {flexiSearchCopy.title}
      </h2>
      <p className="mt-1 mb-6 text-16 text-muted">{flexiSearchCopy.lead}</p>
      <div className={isStopped ? 'grid gap-4' : 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8'}>
        <ol className="min-w-0">
          <LiquidQuestion parts={parts} isDanger={view.isDanger} picker={picker} />
          {!isStopped && (
            <>
              <WayQuestion parts={parts} cold={found && <BoardLine search={search} Part={cold.Part} />} />
              <AmountQuestion parts={parts} />
            </>
          )}
        </ol>
        {isStopped && glance.liquid ? (
          <StopCard
            finding={glance.liquid}
            row={row}
            isDanger={view.isDanger}
            unNo={glance.goods.known?.unNo ?? null}
          />
        ) : (
          <AnswerCard
            glance={glance}
            hasPad={hasPad}
            found={found?.detail.findings ?? []}
            price={found && <BoardLine search={search} Part={price.Part} />}
          />
        )}
      </div>
    </section>
  );
}

/** Ports above, three questions and their answer below them, and the ships under all. */
export const FlexiSearchPage = loadPageOf({
  load: FLEXI_LOAD,
  copy: flexiStatesCopy,
  find: flexiSearchCopy.find,
  glance: ({ rows: [row], isDanger }) =>
    glanceAt(row ?? FLEXI_LOAD.blank, isDanger, row?.identity ?? { kind: 'nobody', goods: [] }),
  bar: goodsBar,
  Place,
  Results: results.Part,
});
