import type { BoxVerdict } from '../../../domain/goods/segregation-split';
import { pairFinding } from '../../../domain/order/findings/segregation';
import type { GoodsRow } from '../../../domain/goods/row';
import { SHIP_DECIDES } from '../../copy/words/decides';
import { segregationGridCopy } from '../../copy/trade/segregation-grid';
import { SegregationReasons } from '../../trade/segregation/segregation-reasons';

type PairReasonsProps = { goods: readonly GoodsRow[]; pair: BoxVerdict['pairs'][number] };

export function PairReasons({ goods, pair }: PairReasonsProps) {
  const finding = pairFinding(goods, pair);
  const { one, other } = finding.given;
  return (
    <div className="mt-3 border-t border-line pt-3 text-14">
      <h4 className="mb-1 text-12 font-normal text-muted">
        {segregationGridCopy.pairTitle(String(one), String(other))}
      </h4>
      <SegregationReasons findings={[finding]} decides={SHIP_DECIDES} />
    </div>
  );
}
