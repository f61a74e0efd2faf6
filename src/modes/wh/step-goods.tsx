import { FIRES, fireName } from '../../../domain/goods/fire';
import { whCopy } from '../../copy/modes/wh';
import { whOrderCopy as copy } from '../../copy/modes/wh/order';
import { FormChoice } from '../../trade/fields/fields';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { ApartGoods } from '../../trade/goods/apart-goods';
import { GoodsList } from '../../trade/goods/goods-list';
import { Section } from '../../trade/section';
import type { WhParts } from './order-parts';
import { OwnChoice, OwnNumber, OwnText } from './own-fields';

type StepGoodsProps = { parts: WhParts; renderPicker: RenderPicker };

const FIRE_CHOICES = FIRES.map((fire) => ({ key: fire, label: fireName(fire) }));

/** What is to stand in one room with others, and at once whether it may. */
export function StepGoods({ parts, renderPicker }: StepGoodsProps) {
  const { view } = parts;
  // The chart knows what the goods are, and so whether their packing is asked about.
  const isQuiet = view.required.includes('packWeight');
  return (
    <>
      <GoodsList parts={parts} renderPicker={renderPicker} />
      <ApartGoods parts={parts} />
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
