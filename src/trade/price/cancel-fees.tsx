import type { ReactNode } from 'react';

import { formatMoney, type Money } from '../../../domain/values/money';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { orderStateNames } from '../../copy/orders/states';
import { orderPartsCopy } from '../../copy/trade';
import { Section } from '../section';

const { agreement: copy } = orderPartsCopy.confirm;

const CHARGED = ['CONFIRMED', 'BOOKED'] as const satisfies readonly OrderState[];

/** Null where cancelling is impossible; undefined while the quantity is unknown. */
type Fee = Money | null | undefined;

const feeWords = (fee: Fee): string => {
  if (fee === undefined) return copy.uncounted;
  if (fee === null) return copy.never;
  return fee.amount === 0 ? copy.free : formatMoney(fee);
};

type TableProps = {
  title?: string;
  note: string;
  rows: readonly (readonly [when: string, fee: Fee])[];
  consent?: ReactNode;
};

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
  names?: Readonly<Partial<Record<OrderState, string>>>;
  feeIn: (state: OrderState) => Money | null;
  /** True once the quantity to cancel is known. */
  isCounted?: boolean;
  note?: string;
  consent?: ReactNode;
};

/** Consent about money: charging, and this order's cancellation fee by state. */
export function CancelFees({ feeIn, isCounted = true, names = {}, note = copy.text, consent }: FeesProps) {
  const rows = [
    [copy.untilReviewed, feeIn('UNDER_REVIEW')],
    ...CHARGED.map((state) => [names[state] ?? orderStateNames[state], isCounted ? feeIn(state) : undefined] as const),
    [names.CARGO_IN ?? copy.onceIn, feeIn('CARGO_IN')],
  ] as const;
  return <FeeTable note={note} rows={rows} consent={consent} />;
}
