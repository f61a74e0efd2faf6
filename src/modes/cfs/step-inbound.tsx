import { cfsOrderCopy as copy } from '../../copy/modes/cfs/order';
import { gateWords } from '../../copy/modes/cfs/slot-words';
import { truckCopy } from '../../copy/truck';
import { errorAt } from '../../trade/form-parts';
import { TruckFields } from '../../trade/people/truck-fields';
import { Section } from '../../trade/section';
import { FieldMessage } from '../../ui/form/field-message';
import type { CfsParts } from './order-parts';
import { OwnText, OwnTick } from './own-fields';

/** Which truck comes at which hour, who drives it, and what it brings. */
export function StepInbound({ parts }: { parts: CfsParts }) {
  const { view } = parts;
  const { form } = view;
  const error = errorAt(view, 'inbound');
  return (
    <>
      <Section title={copy.inbound} note={copy.inboundNote} isBad={error !== undefined}>
        <OwnTick parts={parts} path="selfLater" text={copy.later} />
        {form.inbound.length === 0 && <p className="mt-3 text-muted">{copy.noTrucks}</p>}
        <ul className="mt-4 grid gap-4">
          {form.inbound.map(({ slot }, at) => (
            <li key={`${slot} ${at}`} className="rounded-control border border-line p-3">
              <h4 className="mb-2 text-14">
                {truckCopy.truck(at + 1)} · {gateWords(slot)}
              </h4>
              <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
                <TruckFields parts={parts} at={at} />
              </div>
            </li>
          ))}
        </ul>
        <FieldMessage error={error} />
      </Section>
      <Section title={copy.shipper}>
        <OwnText parts={parts} path="owner" />
      </Section>
    </>
  );
}
