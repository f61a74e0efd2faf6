import type { NamedUnit } from '../../../domain/modes/truck/units';
import { truckReceiptCopy } from '../../copy/modes/truck/receipt';
import { TitledCard } from '../../trade/papers/facts-card';
import { Scroller } from '../../ui/show/scroller';

const { units: copy } = truckReceiptCopy;

const crewText = (first: string, second = '', paper = ''): string =>
  second === '' ? first : `${first}、${copy.paper(second, paper)}`;

export const TruckUnits = ({ units }: { units: readonly NamedUnit[] }) => (
  <TitledCard title={copy.title}>
    {units.length === 0 ? (
      <p className="text-muted">{copy.none}</p>
    ) : (
      <Scroller label={copy.list}>
        <table className="w-full min-w-160 border-collapse">
          <thead>
            <tr className="border-b border-line text-left text-12 text-muted">
              {[copy.no, copy.trailer, copy.driver, copy.escort, copy.test].map((head) => (
                <th key={head} scope="col" className="pb-1 pr-3 font-normal">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {units.map(({ no, trailerNo, testDue, ...unit }) => (
              <tr key={no} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-1.5 pr-3 text-left font-medium text-ink">
                  {no}
                </th>
                <td className="py-1.5 pr-3">{trailerNo || '—'}</td>
                <td className="py-1.5 pr-3">
                  {crewText(copy.paper(unit.driver, unit.driverPaper), unit.driver2, unit.driver2Paper)}
                </td>
                <td className="py-1.5 pr-3">
                  {crewText(copy.paper(unit.escort, unit.escortPaper), unit.escort2, unit.escort2Paper)}
                </td>
                <td className="py-1.5">{testDue}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    )}
  </TitledCard>
);
