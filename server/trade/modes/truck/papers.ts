import type { TruckForm } from '../../../../domain/modes/truck/form';
import { papersFor } from '../../../../domain/modes/truck/papers';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import type { Paper } from '../../../../domain/order/receipt/brief';
import type { Snapshot } from '../mode';
import { goodsOf } from './ordered';

export const truckPapers = ({ form, quote }: Snapshot<TruckForm, TruckQuote>): Omit<Paper, 'isHere'>[] =>
  papersFor(form, quote, goodsOf).map((paper) => ({ ...paper, dueAt: quote.offer.closesAt }));
