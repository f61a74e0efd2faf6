import { whOrderCopy as copy } from '../../copy/modes/wh/order';
import { Section } from '../../trade/section';
import type { WhParts } from './order-parts';
import { OwnText } from './own-fields';
import { TruckRows } from './truck-rows';

/** Who brings the goods, at which hours of the gate, and who may take them away again. */
export const StepInbound = ({ parts }: { parts: WhParts }) => (
  <>
    <TruckRows parts={parts} />
    <Section title={copy.people}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <OwnText parts={parts} path="owner" />
        <OwnText parts={parts} path="pickerName" />
        <OwnText parts={parts} path="pickerPhone" type="tel" />
        <OwnText parts={parts} path="pickerIdTail" />
      </div>
    </Section>
  </>
);
