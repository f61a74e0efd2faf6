import type { ReactNode } from 'react';

import type { FlexiGlance } from '../../../domain/modes/flexi/glance';
import type { FlexiOffer } from '../../../domain/modes/flexi/quote';
import type { FlexiRowText } from '../../../domain/modes/flexi/search';
import type { LoadRowsIntents, SeenRow } from '../../../machines/booking/load-rows';
import { flexiSearchCopy } from '../../copy/modes/flexi/search';
import { AnswerCard } from './answer-card';
import { AmountQuestion, LiquidQuestion, WayQuestion } from './questions';
import { StopCard } from './stop-card';

type ThreeQuestionsProps = {
  row: SeenRow<FlexiRowText>;
  isDanger: 'Y' | 'N';
  glance: FlexiGlance;
  on: Pick<LoadRowsIntents, 'change' | 'declareDanger'>;
  picker: ReactNode;
  /** Best offer for this question; null before an answer and while typing. */
  found: FlexiOffer | null;
  cold: ReactNode;
  price: ReactNode;
};

/** Three questions beside their answer; liquids no bag takes stop at the first. */
export function ThreeQuestionsView(props: ThreeQuestionsProps) {
  const { row, isDanger, glance, on, picker, found, cold, price } = props;
  const parts = { row, glance, on };
  const stop = glance.liquid?.level === 'BLOCK' ? glance.liquid : null;
  const hasPad = row.heat === 'Y' || (row.heat === '' && found?.detail.hasPad === true);
  return (
    <section id="search-rows" aria-labelledby="three-questions" className="scroll-mt-40">
      <h2 id="three-questions" className="text-24 md:text-32">
        {flexiSearchCopy.title}
      </h2>
      <p className="mt-1 mb-6 text-16 text-muted">{flexiSearchCopy.lead}</p>
      <div className={stop ? 'grid gap-4' : 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8'}>
        <ol className="min-w-0">
          <LiquidQuestion parts={parts} isDanger={isDanger} picker={picker} />
          {!stop && (
            <>
              <WayQuestion parts={parts} cold={cold} />
              <AmountQuestion parts={parts} />
            </>
          )}
        </ol>
        {stop ? (
          <StopCard finding={stop} row={row} isDanger={isDanger} unNo={glance.goods.known?.unNo ?? null} />
        ) : (
          <AnswerCard glance={glance} found={found?.detail.findings ?? []} hasPad={hasPad} price={price} />
        )}
      </div>
    </section>
  );
}
