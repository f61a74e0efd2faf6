import { type Exchange, yuanForDollar } from '../../../domain/offer/charge-lines';
import { CHARGE_PARTS, type ChargeLine, isInTwoCurrencies, lineKey } from '../../../domain/offer/charges';
import { formatMoney, type Money } from '../../../domain/values/money';
import { priceCopy as copy, type Addable } from '../../copy/trade';
import { LineName } from './line-name';

export type PriceParts = Exchange & {
  lines: readonly ChargeLine[];
  /** Null while it cannot be calculated. */
  total: Money | null;
  unpriced?: string | undefined;
  /** Second figure beside the total: other currency, or net amount. */
  beside: string | null;
  notIncluded: readonly string[];
  /** Optional services and their step; null if none. */
  addable: Addable | null;
};

const Line = ({ line }: { line: ChargeLine }) => (
  <tr className="border-b border-line align-baseline">
    <td className="py-1.5 pr-3">
      <LineName line={line} />
    </td>
    <td className="py-1.5 text-right whitespace-nowrap text-ink">{formatMoney(line.total)}</td>
  </tr>
);

export function ChargeTable({ lines, total, unpriced = copy.unpriced, beside, ...price }: PriceParts) {
  const { notIncluded, addable } = price;
  return (
    <>
      <table className="w-full border-collapse">
        <caption className="sr-only">{copy.charges}</caption>
        <thead>
          <tr className="border-b border-line text-left text-12 text-muted">
            <th scope="col" className="pb-1 pr-3 font-normal">
              {copy.item}
              <span className="float-right">{copy.unit}</span>
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              {copy.amount}
            </th>
          </tr>
        </thead>
        {CHARGE_PARTS.map((part) => {
          const own = lines.filter((line) => line.part === part);
          return (
            own.length > 0 && (
              <tbody key={part}>
                <tr>
                  <th scope="rowgroup" colSpan={2} className="pt-3 pb-1 text-left text-12 font-normal text-muted">
                    {copy.lines[part]}
                  </th>
                </tr>
                {own.map((line) => (
                  <Line key={lineKey(line)} line={line} />
                ))}
              </tbody>
            )
          );
        })}
      </table>
      <p className="mt-3 flex items-baseline justify-between gap-4">
        <span>{copy.total}</span>
        <b className="text-24 font-semibold text-ink">{total ? formatMoney(total) : unpriced}</b>
      </p>
      {isInTwoCurrencies({ lines }) && (
        <p className="mt-1 text-right text-12 text-muted">
          {[beside, copy.rate(yuanForDollar(price))].filter(Boolean).join('，')}
        </p>
      )}
      {notIncluded.length > 0 && <p className="mt-1 text-12 text-muted">{copy.notIncluded(notIncluded, addable)}</p>}
    </>
  );
}
