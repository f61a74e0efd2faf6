import { orderGoodsCopy } from '../../copy/trade';
import { ContainerAdvice } from '../../trade/boxes/container-advice';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { GoodsList } from '../../trade/goods/goods-list';
import { LaterGoods } from '../../trade/goods/later-goods';
import { SegregationCard } from '../../trade/segregation/segregation-card';
import { Button } from '../../ui/press/button';
import type { FclParts } from './fcl-parts';

const { segregation: copy } = orderGoodsCopy;

type StepGoodsProps = { parts: FclParts; renderPicker: RenderPicker };

/** Goods that must be kept apart: separate boxes or separate orders. */
function Ways({ parts: { view, on }, boxes }: { parts: FclParts; boxes: readonly (readonly number[])[] }) {
  const [first] = view.form.boxes;
  if (!first) return null;
  return (
    <>
      <Button
        look="line"
        size="small"
        isOff={view.isLocked}
        onClick={() => on.edit({ kind: 'goods.split', staying: boxes[0] ?? [] })}
      >
        {copy.tickets(boxes.length)}
      </Button>
      <Button
        look="sea"
        size="small"
        isOff={view.isLocked}
        onClick={() => on.edit({ kind: 'boxes.use', boxes: [{ type: first.type, count: boxes.length }] })}
      >
        {copy.split(boxes.length)}
      </Button>
    </>
  );
}

export function StepGoods({ parts, renderPicker }: StepGoodsProps) {
  const { form, acceptance } = parts.view;
  const { box, findings, advice } = acceptance;
  return (
    <>
      <GoodsList parts={parts} renderPicker={renderPicker} />
      {advice && (
        <ContainerAdvice
          parts={parts}
          advice={advice}
          isMeasured={findings.every(({ code }) => code !== 'loadBlank')}
          nameOf={(row) => form.goods[row]?.nameCn.trim() || orderGoodsCopy.row(row + 1)}
        />
      )}
      {box && (
        <SegregationCard
          goods={form.goods}
          box={box}
          findings={findings.filter(({ about }) => about === 'SEGREGATION')}
          ways={<Ways parts={parts} boxes={box.boxes} />}
        />
      )}
      <LaterGoods parts={parts} />
    </>
  );
}
