import type { ReactNode } from 'react';

import type { AirGlance } from '../../../domain/modes/air/glance';
import { bookingSearchCopy } from '../../copy/search/booking-search';
import { airSearchCopy } from '../../copy/modes/air/search';

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
