import type { ReactNode } from 'react';

import { formatMoney, type Money } from '../../../domain/values/money';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { orderStateNames } from '../../copy/orders/states';
import { orderPartsCopy } from '../../copy/trade';
import { Section } from '../section';

const { agreement: copy } = orderPartsCopy.confirm;

/** The states in which cancelling begins to cost something. */
const CHARGED = ['CONFIRMED', 'BOOKED'] as const satisfies readonly OrderState[];

/** Null where it is no longer possible; undefined while nobody has said how much there is to cancel. */
type Fee = Money | null | undefined;

const feeWords = (fee: Fee): string => {
  if (fee === undefined) return copy.uncounted;
  if (fee === null) return copy.never;
  return fee.amount === 0 ? copy.free : formatMoney(fee);
};

type TableProps = {
  title?: string;
  note: string;
  /** From when on, and what it costs then. */
  rows: readonly (readonly [when: string, fee: Fee])[];
  consent?: ReactNode;
};

/** What giving an order up costs, the earliest first. */
export const FeeTable = ({ title = copy.title, note, rows, consent }: TableProps) => (
  <Section title={title} note={note}>
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line text-left text-12 text-muted">
          <th scope="col" className="pb-1 font-normal">
            {copy.state}
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            {copy.fee}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([when, fee]) => (
          <tr key={when} className="border-b border-line last:border-b-0">
            <td className="py-1.5 text-ink">{when}</td>
            <td className="py-1.5 text-right whitespace-nowrap text-ink">{feeWords(fee)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {consent}
  </Section>
);

type FeesProps = {
  /** What the mode calls its states. */
  names?: Readonly<Partial<Record<OrderState, string>>>;
  feeIn: (state: OrderState) => Money | null;
  /** Has somebody said how much there is to cancel? */
  isCounted?: boolean;
  /** What is said of them, where that is not the same for all. */
  note?: string;
  /** How it is agreed to, where it is by itself. */
  consent?: ReactNode;
};

/** What is agreed to about money: how it is charged, and what giving this very order up costs in each of its states. */
export function CancelFees({ feeIn, isCounted = true, names = {}, note = copy.text, consent }: FeesProps) {
  const rows = [
    [copy.untilReviewed, feeIn('UNDER_REVIEW')],
    ...CHARGED.map((state) => [names[state] ?? orderStateNames[state], isCounted ? feeIn(state) : undefined] as const),
    [names.CARGO_IN ?? copy.onceIn, feeIn('CARGO_IN')],
  ] as const;
  return <FeeTable note={note} rows={rows} consent={consent} />;
}
