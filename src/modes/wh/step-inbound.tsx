import { GATE_HOURS } from '../../../domain/modes/wh/stay';
import { whOrderCopy as copy } from '../../copy/modes/wh/order';
import { Section } from '../../trade/section';
import type { WhParts } from './order-parts';
import { OwnChoice, OwnText } from './own-fields';

const HOURS = Object.fromEntries(GATE_HOURS.map((hour) => [String(hour), copy.hour(hour)]));

/** Who brings the goods, at which hour of the gate, and who may take them away again. */
export function StepInbound({ parts }: { parts: WhParts }) {
  return (
    <>
      <Section title={copy.inbound} note={copy.inboundNote}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <OwnChoice parts={parts} path="inHour" words={HOURS} />
          <OwnText parts={parts} path="plateNo" />
          <OwnText parts={parts} path="driverName" />
          <OwnText parts={parts} path="driverPhone" type="tel" />
          {parts.view.form.isDanger === 'Y' && <OwnText parts={parts} path="escortName" />}
        </div>
      </Section>
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
}
