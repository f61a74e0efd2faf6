import { FIRES, fireName } from '../../../domain/goods/fire';
import { whCopy } from '../../copy/modes/wh';
import { whOrderCopy as copy } from '../../copy/modes/wh/order';
import { orderGoodsCopy } from '../../copy/trade';
import { FormChoice } from '../../trade/fields/fields';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { GoodsList } from '../../trade/goods/goods-list';
import { LaterGoods } from '../../trade/goods/later-goods';
import { Section } from '../../trade/section';
import { SegregationCard } from '../../trade/segregation/segregation-card';
import { Button } from '../../ui/press/button';
import type { WhParts } from './order-parts';
import { OwnChoice, OwnNumber, OwnText } from './own-fields';

type StepGoodsProps = { parts: WhParts; renderPicker: RenderPicker };

const FIRE_CHOICES = FIRES.map((fire) => ({ key: fire, label: fireName(fire) }));

/** What is to stand in one room with others, and at once whether it may. */
export function StepGoods({ parts, renderPicker }: StepGoodsProps) {
  const { view, on } = parts;
  const { box, findings } = view.acceptance;
  // The chart knows what the goods are, and so whether their packing is asked about.
  const isQuiet = view.required.includes('packWeight');
  return (
    <>
      <GoodsList parts={parts} renderPicker={renderPicker} />
      {box && (
        <SegregationCard
          goods={view.form.goods}
          box={box}
          findings={findings.filter(({ about }) => about === 'SEGREGATION')}
          ways={
            <Button
              look="sea"
              size="small"
              isOff={view.isLocked}
              onClick={() => on.edit({ kind: 'goods.split', staying: box.boxes[0] ?? [] })}
            >
              {orderGoodsCopy.segregation.tickets(box.boxes.length)}
            </Button>
          }
        />
      )}
      <LaterGoods parts={parts} />
      <Section title={copy.pallets} note={isQuiet ? copy.quietNote : copy.fireNote}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <OwnNumber parts={parts} path="pallets" />
          <OwnChoice parts={parts} path="palletSize" words={copy.palletSizes} />
          <OwnNumber parts={parts} path="stackLayers" />
          {isQuiet && <OwnNumber parts={parts} path="packWeight" />}
          {isQuiet && <OwnNumber parts={parts} path="packVolume" />}
          <OwnText parts={parts} path="batchNo" />
          <OwnText parts={parts} path="expiry" type="date" />
          <FormChoice parts={parts} path="fireSaid" label={whCopy.label.fireSaid} choices={FIRE_CHOICES} />
        </div>
      </Section>
    </>
  );
}
