import { useState } from 'react';

import type { Glance } from '../../../domain/modes/lcl/glance';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { SegregationGrid, SegregationLegend } from '../../trade/segregation/segregation-grid';

const { pairs: copy } = lclSearchCopy;

type Pair = NonNullable<Glance['box']>['pairs'][number];

/** May our own rows share one box? Said while they are typed. */
export function PairCheck({ glance: { goods, box }, isDanger }: { glance: Glance; isDanger: boolean }) {
  const [chosen, choose] = useState<Pair | null>(null);
  const numbered = goods.filter(({ unNo }) => unNo !== '').map((row, at) => ({ ...row, at }));
  return (
    <section aria-label={copy.title} className="min-w-0">
      <h3 className="mb-1 text-12 font-normal text-muted">{copy.title}</h3>
      {box ? (
        <div aria-live="polite">
          <SegregationGrid goods={numbered} pairs={box.pairs} chosen={chosen} onChoose={choose} />
          <SegregationLegend />
        </div>
      ) : (
        <p className="text-muted">{isDanger ? copy.few : copy.plain}</p>
      )}
    </section>
  );
}
