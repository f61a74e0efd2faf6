import type { RailForm } from '../../../../domain/modes/rail/form';
import type { RailQuote } from '../../../../domain/modes/rail/quote';
import type { RailReceipt } from '../../../../domain/modes/rail/receipt';
import { trucksOpenUntil } from '../../../../domain/modes/rail/station';
import { trucksOf } from '../../../../domain/modes/rail/trucks';
import { railBoxesIn } from '../../../../domain/modes/rail/wagons';
import { typedOf } from '../../../../domain/order/trucks/truck';
import { portsOf } from '../../../world/ports/catalogue';
import { isoOf, momentIn } from '../../../../domain/values/moments';
import type { Gate } from '../after/trucks';
import type { Snapshot } from '../mode';
import { truckTold } from '../truck-told';
import { permitNo } from './told';

const stationName = (code: string): string => portsOf('station').find((station) => station.code === code)?.nameCn ?? '';

const comesAt = (slot: string): string => isoOf(momentIn(slot) ?? 0);

export const railTruckTold = ({ inbound }: RailForm, at: number): string =>
  truckTold(at, (inbound[at]?.slot ?? '').replace('T', ' '), inbound[at]?.plateNo ?? '');

export const railGates = ({ form, quote }: Snapshot<RailForm, RailQuote>): Gate[] =>
  trucksOf(form).map(({ slot, plateNo }) => ({
    station: quote.offer.org?.nameCn ?? '',
    at: comesAt(slot),
    plateNo,
  }));

export function railBrief({ form, quote }: Snapshot<RailForm, RailQuote>, codes: readonly string[]): RailReceipt {
  const { line, border, transitDays, freeDays, notice } = quote.offer.detail;
  const isHired = form.boxOwner === 'COC';
  return {
    line,
    border,
    transitDays,
    boxes: railBoxesIn(form.boxes),
    owner: isHired ? 'COC' : 'SOC',
    heating: form.heating === '' ? 'NONE' : form.heating,
    returnDepot: isHired ? stationName(form.returnDepot) : '',
    freeDays,
    trucks: trucksOf(form).map((truck, at) => ({
      ...typedOf(truck),
      code: codes[at] ?? '',
      openUntil: trucksOpenUntil(quote.offer.cutoffs),
    })),
    hasApproval: permitNo(form) !== '',
    notice,
  };
}

export const railTold = (order: Snapshot<RailForm, RailQuote>) => ({
  ...railBrief(order, []),
  org: order.quote.offer.org,
  dst: order.quote.offer.dst,
});
