import { toldSum, type Charges, lineKey } from '../../../domain/offer/charges';
import { formatMoney } from '../../../domain/values/money';
import { sailingsCopy as copy } from '../../copy/search/sailings';
import { besideWords } from '../../copy/words/sum-words';
import { LineName } from '../price/line-name';

export function ChargeLines(charges: Pick<Charges, 'lines' | 'totalUsd' | 'totalYuan'>) {
  return (
    <section>
      <h3 className="mb-2 text-14">{copy.included}</h3>
      <table className="w-full">
        <tbody>
          {charges.lines.map((line) => (
            <tr key={lineKey(line)} className="border-t border-line align-baseline">
              <td className="py-1 pr-3">
                <LineName line={line}>
                  {' '}
                  <span className="text-12 text-muted">{line.item}</span>
                </LineName>
              </td>
              <td className="text-right whitespace-nowrap text-ink">{formatMoney(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink">
            <th scope="row" className="pt-2 text-left font-semibold text-ink">
              {copy.total}
            </th>
            <td className="pt-2 text-right">
              <b className="font-semibold whitespace-nowrap text-ink">{formatMoney(toldSum(charges))}</b>{' '}
              <span className="text-12 whitespace-nowrap text-muted">{besideWords(charges)}</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Costs outside the total, stated explicitly. */
export const NotIncluded = ({ notIncluded }: Pick<Charges, 'notIncluded'>) => (
  <section>
    <h3 className="mb-2 text-14">{copy.notIncluded}</h3>
    <ul>
      {notIncluded.map((text) => (
        <li key={text} className="border-t border-line py-1">
          {text}
        </li>
      ))}
    </ul>
  </section>
);
