import { TRUCK_FIELDS } from '../../../domain/modes/wh/fields';
import { GATE_HOURS } from '../../../domain/modes/wh/stay';
import { truckDay, truckSlotRoom } from '../../../domain/modes/wh/trucks';
import { whCopy } from '../../copy/modes/wh';
import { whOrderCopy as copy } from '../../copy/modes/wh/order';
import { DeclaredField } from '../../trade/fields/declared-field';
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
  <DeclaredField
    parts={parts}
    path={`inbound.${at}.day`}
    field={TRUCK_FIELDS.day}
    label={whCopy.truckLabel.day}
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
