import { isStabilized } from '../../../../domain/goods/reactive';
import { kgOfGrams } from '../../../../domain/offer/measure';
import { tidySum } from '../../../../domain/offer/containers';
import type { Lawful } from '../../../../domain/mall/buyer-papers';
import { PAY_TERMS, type PaymentTerms } from '../../../../domain/mall/paying';
import { countPieces } from '../../../../domain/mall/quantity';
import type { SellerFacts } from '../../../../domain/mall/seller';
import { leavingDay } from '../../../../domain/modes/mall/days';
import { sumGoods } from '../../../../domain/modes/mall/price';
import { mallCancelFee } from '../../../../domain/modes/mall/cancel';
import type { MallForm } from '../../../../domain/modes/mall/form';
import type { MallQuote } from '../../../../domain/modes/mall/quote';
import type { MallReceipt, LotShare } from '../../../../domain/modes/mall/receipt';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import type { ResultParts } from '../../../../domain/order/receipt/result';
import type { Money } from '../../../../domain/values/money';
import { namesOfConstants } from '../../../world/constants/catalogue';
import type { Snapshot } from '../kept';

type MallSnapshot = Snapshot<MallForm, MallQuote>;

export function lawfulPapers({ form, papers = [] }: Pick<MallSnapshot, 'form' | 'papers'>): Lawful | null {
  const told = papers.map(({ paper, number, validTo, kg }) => ({ paper, number, validTo, kg }));
  return told.length === 0 ? null : { use: form.useDecl.trim(), papers: told };
}

export const mallFeeInState = ({ charges }: Pick<MallSnapshot, 'charges'>, state: OrderState): Money | null =>
  mallCancelFee(state, sumGoods(charges));

export function takenLots({ quote: { search }, takings }: Pick<MallSnapshot, 'quote' | 'takings'>): LotShare[] {
  const lots = new Map(search.lines.flatMap((line) => line.lots.map((lot) => [lot.lotId, lot] as const)));
  const kgOf = new Map<string, number>();
  for (const { stockId, amount } of takings) kgOf.set(stockId, tidySum([kgOf.get(stockId) ?? 0, kgOfGrams(amount)]));
  return [...kgOf].flatMap(([lotId, kg]) => {
    const lot = lots.get(lotId);
    return lot ? [{ lotId, kg, madeOn: lot.madeOn, expiresOn: lot.expiresOn }] : [];
  });
}

function receiptDelivery(form: MallForm): MallReceipt['delivery'] {
  const isSent = form.way === 'SEND';
  return {
    way: form.way === '' ? 'SELF' : form.way,
    toCity: isSent ? form.toCity : '',
    address: isSent ? form.address.trim() : '',
    person: (isSent ? form.receiver : form.driverName).trim(),
    phone: (isSent ? form.receiverPhone : form.driverPhone).trim(),
    at: isSent ? form.deliverOn : form.way === 'CARRIED' ? (form.freight[0]?.fetchedAt ?? '') : form.pickupAt,
    plateNo: isSent ? '' : form.plateNo.trim(),
  };
}

export const boughtGoods = (
  order: MallSnapshot,
  { gates }: SellerFacts,
): Pick<MallReceipt, 'city' | 'gate' | 'lines' | 'taken'> => ({
  city: order.quote.search.city,
  gate: gates[order.quote.search.city],
  lines: order.quote.search.lines.map(({ productId, row, grade, sold, kg }) => ({
    productId,
    nameCn: row.nameCn,
    grade,
    pack: sold.form,
    kg,
    pieces: countPieces(sold, kg),
    ...(isStabilized(row) && { isStabilized: true }),
  })),
  taken: takenLots(order),
});

export function paymentTerms(
  { form, quote, buyer }: Pick<MallSnapshot, 'form' | 'quote' | 'buyer'>,
  { account }: SellerFacts,
): PaymentTerms {
  const { payType, invoice } = form;
  const leaving = leavingDay(form, quote);
  const days = leaving === null ? null : { leaving, handed: form.way === 'SEND' ? form.deliverOn : leaving };
  return {
    payType,
    payName: namesOfConstants('payType', payType),
    dueOn: (days && PAY_TERMS[payType]?.dueOn(days)) ?? null,
    buyer: buyer ?? null,
    account,
    invoice: invoice.wanted
      ? {
          typeName: namesOfConstants('invoiceType', invoice.type),
          title: invoice.title.trim(),
          taxNo: invoice.taxNo.trim(),
        }
      : null,
  };
}

export function mallBrief(
  order: MallSnapshot,
  { approved, mishaps }: Pick<ResultParts, 'approved' | 'mishaps'>,
  seller: SellerFacts,
): MallReceipt {
  const { form, quote } = order;
  const { search, offer } = quote;
  const lawful = lawfulPapers(order);
  const fee = (state: OrderState): number => mallFeeInState(order, state)?.amount ?? 0;
  return {
    ...boughtGoods(order, seller),
    delivery: receiptDelivery(form),
    loads: search.loads.length,
    leadDays: offer.detail.leadDays,
    fees: { confirmed: fee('CONFIRMED'), booked: fee('BOOKED') },
    complaints: [...mishaps],
    paying: paymentTerms(order, seller),
    ...(lawful && { lawful }),
    ...(approved && { approved }),
  };
}
