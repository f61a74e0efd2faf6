import { findAirLimit, type AirPart } from '../../../domain/goods/air/limit';
import { airScopesCopy } from '../../copy/modes/air/scopes';
import { Heads } from '../../ui/show/heads';

const { limits: copy } = airScopesCopy;

const mostText = (part: AirPart | null, unit: string): string =>
  part === null ? copy.none : copy.most(part.most, unit, part.pi);

export const LimitTable = () => (
  <section aria-labelledby="air-limits">
    <h2 id="air-limits" className="text-24">
      {copy.title}
    </h2>
    <table className="mt-6 w-full border-collapse max-md:text-12">
      <Heads heads={copy.heads} />
      <tbody>
        {copy.rows.map((row) => {
          const limit = findAirLimit(row.unNo, { group: row.group, percent: null });
          return limit === null || limit === 'ASK' ? null : (
            <tr key={copy.name(row)} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-4 text-left font-medium text-ink">
                {copy.name(row)}
              </th>
              <td className="pr-4">{mostText(limit.pax, limit.unit)}</td>
              <td>{mostText(limit.cao, limit.unit)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);
