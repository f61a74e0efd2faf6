import { listEdit } from '../../../domain/order/list-edits';
import { GATE_HOURS } from '../../../domain/modes/wh/stay';
import { leftFor } from '../../../domain/modes/wh/trucks';
import { whCopy } from '../../copy/modes/wh';
import { whOrderCopy as copy } from '../../copy/modes/wh/order';
import { truckCopy } from '../../copy/truck';
import { FormChoice } from '../../trade/fields/fields';
import { errorAt } from '../../trade/form-parts';
import { TruckFields } from '../../trade/people/truck-fields';
import { Section } from '../../trade/section';
import { FieldMessage } from '../../ui/form/field-message';
import { Button } from '../../ui/press/button';
import { IconButton } from '../../ui/press/icon-button';
import type { WhParts } from './order-parts';

const { add, remove } = listEdit('inbound');

/** The hours of the gate, each with what is left of it as far as anybody has looked. */
const hoursFor = ({ view: { form }, quote }: WhParts) =>
  GATE_HOURS.map((hour) => {
    const key = String(hour);
    const left = leftFor(form, quote, key);
    return { key, label: left === null ? copy.hour(hour) : copy.hourLeft(hour, left) };
  });

/** Every truck that brings the goods: at which hour it comes, who drives it, and what is on it. */
export function TruckRows({ parts }: { parts: WhParts }) {
  const { view, on } = parts;
  const { inbound } = view.form;
  const hours = hoursFor(parts);
  const error = errorAt(view, 'inbound');
  return (
    <Section
      title={copy.inbound}
      note={copy.inboundNote}
      isBad={error !== undefined}
      aside={
        <Button look="line" size="small" isOff={view.isLocked} onClick={() => on.edit(add)}>
          {truckCopy.add}
        </Button>
      }
    >
      <fieldset aria-label={whCopy.label.inbound} tabIndex={-1} className="grid gap-4">
        {inbound.map((_, at) => (
          <div key={at} className="rounded-control border border-line p-3">
            <div className="mb-2 flex items-center justify-between gap-3">
              <h4 className="text-14">{truckCopy.truck(at + 1)}</h4>
              {inbound.length > 1 && !view.isLocked && (
                <IconButton name="trash" label={truckCopy.drop(at + 1)} onClick={() => on.edit(remove(at))} />
              )}
            </div>
            <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
              <FormChoice parts={parts} path={`inbound.${at}.slot`} label={whCopy.truckLabel.slot} choices={hours} />
              <TruckFields parts={parts} at={at} />
            </div>
          </div>
        ))}
      </fieldset>
      <FieldMessage error={error} />
    </Section>
  );
}
