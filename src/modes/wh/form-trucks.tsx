import { GATE_HOURS } from '../../../domain/modes/wh/stay';
import { truckDay, truckSlotRoom } from '../../../domain/modes/wh/trucks';
import { whCopy } from '../../copy/modes/wh';
import { whOrderCopy as copy } from '../../copy/modes/wh/order';
import { FormText } from '../../trade/fields/fields';
import { TruckRows } from '../../trade/people/truck-rows';
import type { WhParts } from './order-parts';

/** Gate hours with the trucks still accepted, where known. */
const gateHoursFor =
  ({ view: { form }, quote }: WhParts) =>
  (at: number) => {
    const row = form.inbound[at];
    const day = row ? truckDay(row, form) : form.inDate;
    return GATE_HOURS.map((hour) => {
      const key = String(hour);
      const left = truckSlotRoom(form, quote, { day, slot: key });
      return { key, label: left === null ? copy.hour(hour) : copy.hourLeft(hour, left) };
    });
  };

/** Day of a truck; by default the first day, which is stated. */
const TruckDay = ({ parts, at }: { parts: WhParts; at: number }) => (
  <FormText
    parts={parts}
    path={`inbound.${at}.day`}
    label={whCopy.truckLabel.day}
    type="date"
    hint={copy.firstDay(parts.view.form.inDate)}
  />
);

export const Trucks = ({ parts }: { parts: WhParts }) => (
  <TruckRows
    parts={parts}
    title={copy.inbound}
    note={copy.inboundNote}
    label={whCopy.label.inbound}
    hour={whCopy.truckLabel.slot}
    hours={gateHoursFor(parts)}
    renderDay={(at) => <TruckDay parts={parts} at={at} />}
  />
);
