import type { Acceptance } from '../../../domain/order/findings/acceptance';
import type { GoodsRow } from '../../../domain/goods/row';
import { orderGoodsCopy } from '../../copy/trade';
import { Button } from '../../ui/press/button';
import type { EditOf, FormParts } from '../form-parts';
import { SegregationCard } from '../segregation/segregation-card';
import { LaterGoods } from './later-goods';

type Parts = FormParts<{ goods: GoodsRow[]; later: GoodsRow[] }, EditOf<'goods'>> & {
  view: { acceptance: Pick<Acceptance, 'box' | 'findings'> };
};

/** Goods that must be kept apart, the button to split the order, and the part left for a second order. */
export function ApartGoods({ parts }: { parts: Parts }) {
  const { view, on } = parts;
  const { box, findings } = view.acceptance;
  return (
    <>
      {box && (
        <SegregationCard
          goods={view.form.goods}
          box={box}
          findings={findings.filter(({ about }) => about === 'SEGREGATION')}
          decides={view.decides}
          words={view.apart}
          ways={
            <Button
              look="sea"
              size="small"
              isOff={view.isLocked}
              onClick={() => on.edit({ kind: 'goods.split', staying: box.boxes[0] ?? [] })}
            >
              {(view.apart ?? orderGoodsCopy.segregation).tickets(box.boxes.length)}
            </Button>
          }
        />
      )}
      <LaterGoods parts={parts} />
    </>
  );
}
