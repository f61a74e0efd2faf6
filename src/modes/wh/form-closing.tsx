import type { ReactNode } from 'react';
import { whCancelFee } from '../../../domain/modes/wh/cancel';
import { FREE_HOURS, LATE_DAYS, LEAST_FEE, NO_SHOW_DAYS } from '../../../domain/modes/wh/cancel-terms';
import { tonsCharged } from '../../../domain/modes/wh/price';
import { tonsToStore } from '../../../domain/modes/wh/reading';
import { gateOpening } from '../../../domain/modes/wh/stay';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { isDay } from '../../../domain/values/days';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { HOUR_MS } from '../../../domain/values/spans';

import { whOrderCopy } from '../../copy/modes/wh/order';
import { momentText } from '../../copy/words/moment-words';
import { CloseStep } from '../../trade/close-step';
import { FeeTable } from '../../trade/price/cancel-fees';
import type { PriceParts } from '../../trade/price/charge-table';
import type { WhParts } from './order-parts';

const { fees: copy } = whOrderCopy;

const LEAST = formatMoney({ amount: LEAST_FEE, currency: YUAN });

/** Cancellation fee, rising as the day nears; its times are shown once a day is set. */
export function CancelTerms({ parts: { view, quote } }: { parts: WhParts }) {
  const { form } = view;
  const tons = tonsToStore(form);
  const comes = isDay(form.inDate) ? gateOpening(form.inDate) : null;
  const due = comes ?? 0;
  const free = due - FREE_HOURS * HOUR_MS;
  const moment = (at: number) => (comes === null ? '' : momentText(new Date(at).toISOString()));
  const feeAt = (state: OrderState, now: number) =>
    tons > 0
      ? whCancelFee({ state, now, comes: due, tons: tonsCharged(tons, quote.rates), rates: quote.rates })
      : undefined;
  const rows = [
    [copy.unconfirmed, feeAt('UNDER_REVIEW', due)],
    [copy.early(FREE_HOURS, moment(free)), feeAt('CONFIRMED', free)],
    [copy.late(FREE_HOURS, LATE_DAYS), feeAt('CONFIRMED', due)],
    [copy.missed(moment(due), NO_SHOW_DAYS), feeAt('CONFIRMED', due + 1)],
    [copy.stored, feeAt('CARGO_IN', due)],
  ] as const;
  return <FeeTable note={copy.note(LEAST)} rows={rows} />;
}

type ClosingProps = {
  parts: WhParts;
  now: number;
  price: PriceParts;
  papers: ReactNode;
  children?: ReactNode;
};

export const Closing = ({ parts, now, price, papers, children }: ClosingProps) => (
  <CloseStep parts={parts} now={now} price={price} files={papers} more={children} />
);
