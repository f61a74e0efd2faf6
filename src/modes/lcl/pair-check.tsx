import { useState } from 'react';

import type { ApartPart } from '../../../domain/modes/lcl/apart';
import { isRowNamed, type LclGlance } from '../../../domain/modes/lcl/glance';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { deferPart } from '../../ui/show/deferred';
import { SegregationGrid, SegregationLegend } from '../../trade/segregation/segregation-grid';
import { TextLink } from '../../ui/press/text-link';

const { pairs: copy, rows } = lclSearchCopy;

const reasons = deferPart(async () => (await import('./pair-reasons')).PairReasons);

type Rows = readonly [number, number];

type PairCheckProps = {
  glance: LclGlance;
  isDanger: boolean;
  /** Smallest split of rows that may not share one container. */
  apart: readonly ApartPart[];
};

/** Segregation of own rows, checked while typing. */
export function PairCheckView({ glance: { goods, box }, isDanger, apart }: PairCheckProps) {
  // Stored by row numbers, so that the selection survives edits.
  const [pointed, point] = useState<Rows | null>(null);
  const numbered = goods.filter(isRowNamed).map((row, at) => ({ ...row, at }));
  const chosen = box?.pairs.find(({ of }) => of[0] === pointed?.[0] && of[1] === pointed[1]) ?? null;
  return (
    <section aria-label={copy.title} className="min-w-0">
      <h3 className="mb-1 text-12 font-normal text-muted">{copy.title}</h3>
      {box ? (
        <>
          <SegregationGrid goods={numbered} pairs={box.pairs} chosen={chosen} onChoose={({ of }) => point(of)} />
          <SegregationLegend />
          {chosen ? <reasons.Part isWanted goods={numbered} pair={chosen} /> : <reasons.Soon />}
          {apart.length > 0 && (
            <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-12 text-ink">
              <span role="status">{copy.apart(apart.length)}</span>
              {apart.map(({ names, address }) => (
                <TextLink key={address} href={address}>
                  {copy.only(names.map((name) => name || rows.plain))}
                </TextLink>
              ))}
            </p>
          )}
        </>
      ) : (
        <p className="text-muted">{isDanger ? copy.few : copy.plain}</p>
      )}
    </section>
  );
}
