import type { RailForm } from '../../../../domain/modes/rail/form';
import type { RailQuote } from '../../../../domain/modes/rail/quote';
import type { RailReceipt } from '../../../../domain/modes/rail/receipt';
import { trucksOpenUntil } from '../../../../domain/modes/rail/station';
import { readTrucks } from '../../../../domain/modes/rail/trucks';
import { readRailBoxes } from '../../../../domain/modes/rail/wagons';
import { pickTruckFields } from '../../../../domain/order/trucks/truck';
import { listPorts } from '../../../world/ports/catalogue';
import { toIso, parseMoment } from '../../../../domain/values/moments';
import type { Gate } from '../after/trucks';
import type { Snapshot } from '../mode';
import { truckChangeText } from '../truck-told';
import { permitNo } from './told';

const stationName = (code: string): string =>
  listPorts('station').find((station) => station.code === code)?.nameCn ?? '';

const slotMoment = (slot: string): string => toIso(parseMoment(slot) ?? 0);

export const railTruckText = ({ inbound }: RailForm, at: number): string =>
  truckChangeText(at, (inbound[at]?.slot ?? '').replace('T', ' '), inbound[at]?.plateNo ?? '');

export const railGates = ({ form, quote }: Snapshot<RailForm, RailQuote>): Gate[] =>
  readTrucks(form).map(({ slot, plateNo }) => ({
    station: quote.offer.org?.nameCn ?? '',
    at: slotMoment(slot),
    plateNo,
  }));

export function railBrief({ form, quote }: Snapshot<RailForm, RailQuote>, codes: readonly string[]): RailReceipt {
  const { line, border, transitDays, freeDays, notice } = quote.offer.detail;
  const isHired = form.boxOwner === 'COC';
  return {
    line,
    border,
    transitDays,
    boxes: readRailBoxes(form.boxes),
    owner: isHired ? 'COC' : 'SOC',
    heating: form.heating === '' ? 'NONE' : form.heating,
    returnDepot: isHired ? stationName(form.returnDepot) : '',
    freeDays,
    trucks: readTrucks(form).map((truck, at) => ({
      ...pickTruckFields(truck),
      code: codes[at] ?? '',
      openUntil: trucksOpenUntil(quote.offer.cutoffs),
    })),
    hasApproval: permitNo(form) !== '',
    notice,
  };
}

export const railReceipt = (order: Snapshot<RailForm, RailQuote>) => ({
  ...railBrief(order, []),
  org: order.quote.offer.org,
  dst: order.quote.offer.dst,
});
