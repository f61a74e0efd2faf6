import { CODES } from '../../../contract/wire/envelope';
import type { ModeId } from '../../../domain/mode-ids';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderForm } from '../../../domain/order/form/form';
import { soldForm } from '../../../domain/order/money/sold';
import { Refusal } from '../../base/http/refusal';
import { askedMode, bookedMode, type ServerModes } from '../../trade/modes';
import type { ModeAnswers } from '../../trade/modes/answering';
import { MARKETS } from '../../trade/modes/markets';
import { ENQUIRY_MESSAGES as messages } from './messages';
import type { EnquiryRow } from './store';

type EnquiryBooking = Pick<EnquiryRow, 'mode' | 'form'>;

const unbookable = () => new Refusal(CODES.noPrice, messages.unbookable);

export function findAnswering(id: ModeId): ModeAnswers {
  const answering = MARKETS[id]?.answers;
  if (!answering) throw unbookable();
  return answering;
}

/** Booking form and search for an enquiry; null if no order can hold the request. */
export function buildBookingSearch(modes: ServerModes, { mode: id, form }: EnquiryBooking) {
  const { mode, wished } = askedMode(modes, id).asks(form);
  const search = findAnswering(mode).search(wished);
  return search === null ? null : { mode, wished, search };
}

/** Booking form and search for an enquiry; refuses if no order can hold the request. */
export function bookedAs(modes: ServerModes, asked: EnquiryBooking) {
  const found = buildBookingSearch(modes, asked);
  if (!found) throw unbookable();
  return found;
}

export function orderBegun(modes: ServerModes, { mode: id, form }: EnquiryBooking, quote: Quote): OrderForm {
  const { wished, kept } = askedMode(modes, id).asks(form);
  const { order } = bookedMode(modes, quote.mode);
  const begun = findAnswering(quote.mode).begun(wished);
  const own = soldForm(order, order.quoted({ ...order.blank, ...kept, ...begun }, quote), quote);
  const [named] = own.goods;
  const goods = wished.goods.map((row, at) => ({
    ...row,
    ...(at === 0 && {
      goodsId: named?.goodsId || row.goodsId,
      unNo: named?.unNo || row.unNo,
      nameCn: named?.nameCn || row.nameCn,
    }),
  }));
  return { ...own, isDanger: wished.isDanger, goods };
}
