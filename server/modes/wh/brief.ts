import type { WhForm } from '../../../domain/modes/wh/form';
import { dayRent } from '../../../domain/modes/wh/price';
import type { WhQuote } from '../../../domain/modes/wh/quote';
import { pricedIn } from '../../../domain/modes/wh/reading';
import type { WhReceipt } from '../../../domain/modes/wh/receipt';
import type { Snapshot } from '../mode';
import { stayOf } from './ordered';

export function whBrief({ form, quote }: Snapshot<WhForm, WhQuote>): WhReceipt {
  const { code, nameCn, nameEn, district } = quote.offer.detail.warehouse;
  const { from, to, days } = stayOf(form);
  const priced = pricedIn(form);
  return {
    warehouse: { code, nameCn, nameEn, district },
    room: quote.offer.detail.room.id,
    inDate: from,
    outDate: to,
    days,
    tons: priced.tons,
    pallets: priced.pallets,
    basis: dayRent(priced, quote.rates).basis,
    hour: form.inHour,
    plateNo: form.plateNo,
    driverName: form.driverName,
    pickerName: form.pickerName,
    batchNo: form.batchNo,
    isPartial: form.partialOut === 'Y',
    isRenewed: form.autoRenew === 'Y',
  };
}
