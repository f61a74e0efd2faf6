import { GATE_HOURS } from '../../../domain/modes/wh/stay';
import { leftFor } from '../../../domain/modes/wh/trucks';
import { whCopy } from '../../copy/modes/wh';
import { whOrderCopy as copy } from '../../copy/modes/wh/order';
import { TruckRows } from '../../trade/people/truck-rows';
import { Section } from '../../trade/section';
import type { WhParts } from './order-parts';
import { OwnText } from './own-fields';

/** The hours of the gate, each with the number of trucks it still takes, where that is known. */
const hoursFor = ({ view: { form }, quote }: WhParts) =>
  GATE_HOURS.map((hour) => {
    const key = String(hour);
    const left = leftFor(form, quote, key);
    return { key, label: left === null ? copy.hour(hour) : copy.hourLeft(hour, left) };
  });

/** Which trucks bring the goods at which hour of the gate, and who may collect the goods later. */
export const StepInbound = ({ parts }: { parts: WhParts }) => (
  <>
    <TruckRows
      parts={parts}
      title={copy.inbound}
      note={copy.inboundNote}
      label={whCopy.label.inbound}
      hour={whCopy.truckLabel.slot}
      hours={hoursFor(parts)}
    />
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
