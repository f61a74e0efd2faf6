import type { WhForm } from '../../../../domain/modes/wh/form';
import { dayRent } from '../../../../domain/modes/wh/price';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import { totalPieces, readPriceInput } from '../../../../domain/modes/wh/reading';
import { openUntil, slotText } from '../../../../domain/modes/wh/truck-changes';
import { truckDay } from '../../../../domain/modes/wh/trucks';
import type { WhReceipt } from '../../../../domain/modes/wh/receipt';
import { NOT_SEEN } from '../../../../domain/order/trucks/arrival';
import { type ResultParts, NOTHING_AFTERWARDS } from '../../../../domain/order/receipt/result';
import { momentOf, type Day } from '../../../../domain/values/days';
import { toIso } from '../../../../domain/values/moments';
import type { Gate } from '../after/trucks';
import type { Snapshot } from '../mode';
import { truckChangeText } from '../truck-told';
import { requireStay } from './ordered';

type WhSnapshot = Snapshot<WhForm, WhQuote>;

const hourMoment = (day: Day, hour: string): string => toIso(momentOf(day, Number(hour)));

export function whBrief(
  { form, quote }: WhSnapshot,
  codes: readonly string[],
  { leavings, arrivals }: Pick<ResultParts, 'leavings' | 'arrivals'> = NOTHING_AFTERWARDS,
): WhReceipt {
  const { code, nameCn, nameEn, district } = quote.offer.detail.warehouse;
  const { from, to, days } = requireStay(form);
  const priced = readPriceInput(form);
  const { basis, rate, quantity } = dayRent(priced, quote.rates);
  const { tiers, leastRent, leastTons } = quote.rates;
  return {
    warehouse: { code, nameCn, nameEn, district },
    room: quote.offer.detail.room.id,
    inDate: from,
    outDate: to,
    days,
    tons: priced.tons,
    pallets: priced.pallets,
    rent: { basis, rate, quantity, tiers, leastRent, leastTons },
    pieces: totalPieces(form),
    inParts: true,
    trucks: form.inbound.map(({ day, slot, ...row }, at) => {
      const [code, comes] = [codes[at] ?? '', truckDay({ day }, form)];
      return {
        ...row,
        slot: slotText(comes, slot),
        code,
        openUntil: openUntil(form, at),
        dueAt: hourMoment(comes, slot),
        ...(arrivals.get(code) ?? NOT_SEEN),
      };
    }),
    pickerName: form.pickerName,
    batchNo: form.batchNo,
    isPartial: form.partialOut === 'Y',
    isRenewed: form.autoRenew === 'Y',
    leavings: [...leavings],
  };
}

export const whGates = ({ form, quote }: WhSnapshot): Gate[] =>
  form.inbound.map((row) => ({
    station: quote.offer.detail.warehouse.nameCn,
    at: hourMoment(truckDay(row, form), row.slot),
    plateNo: row.plateNo,
  }));

export function whTruckText(form: WhForm, at: number): string {
  const row = form.inbound[at];
  return truckChangeText(at, row ? `${truckDay(row, form)} ${row.slot.padStart(2, '0')}:00` : '', row?.plateNo ?? '');
}

export const whDriver = ({ form: { inbound } }: WhSnapshot, at: number): string =>
  [inbound[at]?.driverName, inbound[at]?.driverPhone].filter(Boolean).join(' ');
