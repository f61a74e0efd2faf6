import { toldSum } from '../../../domain/offer/charges';
import { changedLines } from '../../../domain/offer/changed-lines';
import type { Measured } from '../../../domain/order/on-site/measured';
import { formatMoney, type Money } from '../../../domain/values/money';
import { orderMeasuredCopy as copy } from '../../copy/after/measured';

const CELL = 'py-1 text-right whitespace-nowrap';

export function Amounts({ measured: { booked, came } }: { measured: Measured }) {
  return (
    <table className="w-full">
      <thead>
        <tr className="text-12 text-muted">
          <th scope="col" className="text-left font-normal">
            {copy.columns.part}
          </th>
          <th scope="col" className={`${CELL} font-normal`}>
            {copy.columns.booked}
          </th>
          <th scope="col" className={`${CELL} font-normal`}>
            {copy.columns.came}
          </th>
        </tr>
      </thead>
      <tbody>
        {(['kg', 'm3', 'charged'] as const).map((part) => (
          <tr key={part} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal text-muted">
              {copy.rows[part]}
            </th>
            <td className={CELL}>{booked[part]}</td>
            <td className={`${CELL} font-semibold text-ink`}>{came[part]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signed = (amount: number, currency: string): string =>
  `${amount < 0 ? '−' : '+'}${formatMoney({ amount: Math.abs(amount), currency })}`;

const sumWords = (sum: Money | null): string => (sum ? formatMoney(sum) : copy.changes.none);

const differenceWords = (was: Money | null, is: Money | null): string =>
  signed((is?.amount ?? 0) - (was?.amount ?? 0), (is ?? was)?.currency ?? '');

export function Changes({ measured: { before, now } }: { measured: Measured }) {
  const changes = changedLines(before.lines, now.lines);
  if (changes.length === 0) return null;
  const [old, total] = [toldSum(before), toldSum(now)];
  return (
    <table className="w-full">
      <thead>
        <tr className="text-12 text-muted">
          <th scope="col" className="text-left font-normal">
            {copy.changes.item}
          </th>
          {(['before', 'now', 'difference'] as const).map((name) => (
            <th key={name} scope="col" className={`${CELL} pl-3 font-normal`}>
              {copy.changes[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ key, name, before: was, now: is }) => (
          <tr key={key} className="border-t border-line">
            <td className="py-1">{name}</td>
            <td className={`${CELL} pl-3 text-muted`}>{sumWords(was)}</td>
            <td className={`${CELL} pl-3`}>{sumWords(is)}</td>
            <td className={`${CELL} pl-3 text-ink`}>{differenceWords(was, is)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-ink font-semibold text-ink">
          <th scope="row" className="pt-2 text-left">
            {copy.total}
          </th>
          <td className={`${CELL} pt-2 pl-3 font-normal text-muted`}>{formatMoney(old)}</td>
          <td className={`${CELL} pt-2 pl-3`}>{formatMoney(total)}</td>
          <td className={`${CELL} pt-2 pl-3`}>{signed(total.amount - old.amount, total.currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
