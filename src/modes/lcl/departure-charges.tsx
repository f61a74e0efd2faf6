import type { ChargeLine, Charges } from '../../../domain/offer/charges';
import { formatMoney } from '../../../domain/values/money';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { sailingsCopy } from '../../copy/sailings';
import { NotIncluded } from '../../features/offer-board/card-charges';

const { board: copy } = lclSearchCopy;

const basisOf = ({ unit, quantity, unitPrice }: ChargeLine): string =>
  unit === 'BL' ? (sailingsCopy.units['BL'] ?? '') : copy.by(quantity, formatMoney(unitPrice));

/** Every line multiplies out in its row: how many of what, at what. */
export function DepartureCharges({ charges }: { charges: Charges }) {
  const { lines, totalUsd, totalYuan } = charges;
  return (
    <div className="grid gap-x-10 gap-y-6 px-4 py-5 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] md:px-5">
      <section>
        <h3 className="mb-2 text-14">{sailingsCopy.included}</h3>
        <table className="w-full">
          <tbody>
            {lines.map((line) => (
              <tr key={line.item} className="border-t border-line">
                <td className="py-1 pr-2">{line.name}</td>
                <td className="pr-2 text-12 whitespace-nowrap text-muted">{basisOf(line)}</td>
                <td className="text-right whitespace-nowrap text-ink">{formatMoney(line.total)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-ink">
              <th scope="row" className="pt-2 text-left font-semibold text-ink">
                {sailingsCopy.total}
              </th>
              <td colSpan={2} className="pt-2 text-right whitespace-nowrap">
                <span className="text-12 text-muted">{formatMoney(totalYuan)}</span>{' '}
                <b className="font-semibold text-ink">{formatMoney(totalUsd)}</b>
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
      <div>
        <NotIncluded notIncluded={charges.notIncluded} />
        <p className="mt-3 text-12 text-muted">{copy.tolerance}</p>
      </div>
    </div>
  );
}
