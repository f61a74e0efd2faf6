import type { WhForm } from '../../../../domain/modes/wh/form';
import { dayRent } from '../../../../domain/modes/wh/price';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import { piecesIn, pricedIn } from '../../../../domain/modes/wh/reading';
import { openUntil, slotText } from '../../../../domain/modes/wh/truck-changes';
import { dayOf } from '../../../../domain/modes/wh/trucks';
import type { WhReceipt } from '../../../../domain/modes/wh/receipt';
import { NOT_SEEN } from '../../../../domain/order/trucks/arrival';
import { type Afterwards, NOTHING_AFTERWARDS } from '../../../../domain/order/receipt/result';
import { momentOf, type Day } from '../../../../domain/values/days';
import { isoOf } from '../../../../domain/values/moments';
import type { Gate } from '../after/trucks';
import type { Snapshot } from '../mode';
import { truckTold } from '../truck-told';
import { stayOf } from './ordered';

type WhSnapshot = Snapshot<WhForm, WhQuote>;

const comesAt = (day: Day, hour: string): string => isoOf(momentOf(day, Number(hour)));

export function whBrief(
  { form, quote }: WhSnapshot,
  codes: readonly string[],
  { leavings, arrivals }: Pick<Afterwards, 'leavings' | 'arrivals'> = NOTHING_AFTERWARDS,
): WhReceipt {
  const { code, nameCn, nameEn, district } = quote.offer.detail.warehouse;
  const { from, to, days } = stayOf(form);
  const priced = pricedIn(form);
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
    pieces: piecesIn(form),
    inParts: true,
    trucks: form.inbound.map(({ day, slot, ...row }, at) => {
      const [code, comes] = [codes[at] ?? '', dayOf({ day }, form)];
      return {
        ...row,
        slot: slotText(comes, slot),
        code,
        openUntil: openUntil(form, at),
        dueAt: comesAt(comes, slot),
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
    at: comesAt(dayOf(row, form), row.slot),
    plateNo: row.plateNo,
  }));

export function whTruckTold(form: WhForm, at: number): string {
  const row = form.inbound[at];
  return truckTold(at, row ? `${dayOf(row, form)} ${row.slot.padStart(2, '0')}:00` : '', row?.plateNo ?? '');
}

export const whDriver = ({ form: { inbound } }: WhSnapshot, at: number): string =>
  [inbound[at]?.driverName, inbound[at]?.driverPhone].filter(Boolean).join(' ');
