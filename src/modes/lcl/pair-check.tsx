import { useState } from 'react';

import type { ApartPart } from '../../../domain/modes/lcl/apart';
import type { Glance } from '../../../domain/modes/lcl/glance';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { SegregationGrid, SegregationLegend } from '../../trade/segregation/segregation-grid';
import { TextLink } from '../../ui/press/text-link';

const { pairs: copy } = lclSearchCopy;

type Pair = NonNullable<Glance['box']>['pairs'][number];

type PairCheckProps = {
  glance: Glance;
  isDanger: boolean;
  /** Where the rows must not all share one box: the fewest parts that may. */
  apart: readonly ApartPart[];
};

/** May our own rows share one box? Said while they are typed. */
export function PairCheck({ glance: { goods, box }, isDanger, apart }: PairCheckProps) {
  const [chosen, choose] = useState<Pair | null>(null);
  const numbered = goods.filter(({ unNo }) => unNo !== '').map((row, at) => ({ ...row, at }));
  return (
    <section aria-label={copy.title} className="min-w-0">
      <h3 className="mb-1 text-12 font-normal text-muted">{copy.title}</h3>
      {box ? (
        <div aria-live="polite">
          <SegregationGrid goods={numbered} pairs={box.pairs} chosen={chosen} onChoose={choose} />
          <SegregationLegend />
          {apart.length > 0 && (
            <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-12 text-ink">
              {copy.apart(apart.length)}
              {apart.map(({ names, address }) => (
                <TextLink key={address} href={address}>
                  {copy.only(names)}
                </TextLink>
              ))}
            </p>
          )}
        </div>
      ) : (
        <p className="text-muted">{isDanger ? copy.few : copy.plain}</p>
      )}
    </section>
  );
}
