import { useState } from 'react';

import type { BoxRows } from '../../../domain/modes/cfs/boxes';
import { judgeBoxSegregation, pairFinding } from '../../../domain/order/findings/segregation';
import { findingInFull } from '../../copy/trade/findings';
import { cfsOrderCopy as copy } from '../../copy/modes/cfs/order';
import { SegregationGrid } from '../../trade/segregation/segregation-grid';
import type { CfsParts } from './order-parts';
import { shownFacts } from './shown-facts';

type PairsProps = { box: BoxRows; view: CfsParts['view'] };

/** Segregation inside one container, pair by pair, with the reason on demand. */
export function BoxPairs({ box: { rows }, view }: PairsProps) {
  const [pointed, point] = useState<readonly [number, number] | null>(null);
  const goods = rows.map(({ row }) => row);
  const verdict = judgeBoxSegregation({ goods, isDanger: view.form.isDanger }, shownFacts(view).goodsOf);
  if (!verdict) return null;
  const chosen = verdict.pairs.find(({ of }) => of[0] === pointed?.[0] && of[1] === pointed[1]) ?? null;
  return (
    <div className="mt-3">
      <SegregationGrid
        goods={goods.map((row, at) => ({ ...row, at }))}
        pairs={verdict.pairs}
        chosen={chosen}
        onChoose={({ of }) => point(of)}
      />
      <p aria-live="polite" className="mt-1 text-12 text-muted">
        {chosen ? findingInFull(pairFinding(goods, chosen), copy.decides) : copy.pairs}
      </p>
    </div>
  );
}
