import type { LclForm } from '../../../../domain/modes/lcl/form';
import { readDeliveryTime } from '../../../../domain/modes/lcl/intake-rules';
import type { LclQuote } from '../../../../domain/modes/lcl/quote';
import { pricedRows, quoteRevenueTons } from '../../../../domain/modes/lcl/reading';
import type { LclReceipt } from '../../../../domain/modes/lcl/receipt';
import { readDeliveryTruck, truckOpenUntil, truckNoticeTime } from '../../../../domain/modes/lcl/truck';
import { toIso } from '../../../../domain/values/moments';
import { tidySum } from '../../../../domain/offer/containers';
import type { Gate } from '../after/trucks';
import type { Snapshot } from '../mode';
import { truckChangeText } from '../truck-told';

function delivery(form: LclForm): LclReceipt['deliverAt'] {
  const at = form.services.includes('TRK') ? null : readDeliveryTime(form);
  return at === null ? null : toIso(at);
}

export const lclGates = ({ form, quote }: Snapshot<LclForm, LclQuote>): Gate[] => [
  { station: quote.offer.detail.shed.nameCn, at: delivery(form), plateNo: form.plateNo },
];

export const lclTruckText = (form: LclForm): string => {
  const truck = readDeliveryTruck(form);
  return truckChangeText(0, (truck?.slot ?? '').replace('T', ' '), truck?.plateNo ?? '');
};

export function lclBrief({ form, quote }: Snapshot<LclForm, LclQuote>, [gateCode]: readonly string[] = []): LclReceipt {
  const { shed, transitDays } = quote.offer.detail;
  const { code, nameCn, nameEn, address } = shed;
  const { cutoffs } = quote.offer;
  const truck = gateCode === undefined ? null : readDeliveryTruck(form);
  const rows = pricedRows(form, quote.rates) ?? [];
  return {
    shed: { code, nameCn, nameEn, address },
    transitDays,
    pieces: tidySum(rows.map(({ pieces }) => pieces)),
    kg: tidySum(rows.map(({ kg }) => kg)),
    m3: tidySum(rows.map(({ m3 }) => m3)),
    tons: quoteRevenueTons({ form, quote }),
    isStackable: form.stackable !== 'N',
    marks: form.marks,
    deliverAt: delivery(form),
    plateNo: form.plateNo,
    driverName: form.driverName,
    trucks:
      truck && gateCode !== undefined
        ? [{ ...truck, code: gateCode, openUntil: truckOpenUntil(cutoffs), tellBy: truckNoticeTime(form, cutoffs) }]
        : [],
  };
}
