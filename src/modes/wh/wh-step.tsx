import { FIRES, fireName } from '../../../domain/goods/fire';
import type { WhStep as Step } from '../../../domain/modes/wh/fields';
import { whQuestion } from '../../../domain/modes/wh/search';
import { GRAMS_PER_TON, leastFree, readStay } from '../../../domain/modes/wh/stay';
import { whCopy } from '../../copy/modes/wh';
import { whOrderCopy as copy } from '../../copy/modes/wh/order';
import { createSteps } from '../../frame/steps';
import { FormChoice } from '../../trade/fields/fields';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { ApartGoods } from '../../trade/goods/apart-goods';
import { GoodsList } from '../../trade/goods/goods-list';
import { Section } from '../../trade/section';
import type { WhParts } from './order-parts';
import { OwnChoice, OwnNumber, OwnText } from './own-fields';
import { StepConfirm } from './step-confirm';
import { StepInbound } from './step-inbound';

function StepService({ parts }: { parts: WhParts }) {
  const stay = readStay(parts.view.form);
  const least = stay && leastFree(parts.quote.offer.detail.free, stay) / GRAMS_PER_TON;
  return (
    <>
      <Section title={copy.when} note={least === null ? undefined : copy.leastFree(least)}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <OwnText parts={parts} path="inDate" type="date" />
          <OwnNumber parts={parts} path="days" />
          <OwnChoice parts={parts} path="storageTemp" words={whQuestion.parts.temp.called} />
        </div>
      </Section>
      <Section title={copy.work} note={copy.workNote}>
        <div className="grid gap-x-4 sm:grid-cols-3">
          <OwnNumber parts={parts} path="labels" />
          <OwnNumber parts={parts} path="samples" />
          <OwnNumber parts={parts} path="palletized" />
          <OwnText parts={parts} path="sorting" />
        </div>
      </Section>
    </>
  );
}

type StepGoodsProps = { parts: WhParts; renderPicker: RenderPicker };

const FIRE_CHOICES = FIRES.map((fire) => ({ key: fire, label: fireName(fire) }));

function StepGoods({ parts, renderPicker }: StepGoodsProps) {
  const { view } = parts;
  // The chart knows the goods, and so whether packaging is required.
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

export const WhStep = createSteps<Step, WhParts>({
  goods: StepGoods,
  service: StepService,
  inbound: StepInbound,
  confirm: StepConfirm,
});
