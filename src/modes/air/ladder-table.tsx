import { codeOf, freightOf, type Ladder } from '../../../domain/modes/air/ladder';
import { airSearchCopy } from '../../copy/modes/air/search';

const { weight: copy } = airSearchCopy;

const yuan = (minor: number): string => String(minor / 100);

/** What a kilogram costs from each break on, and which of them is charged. */
export function LadderTable({ ladder, charged }: { ladder: Ladder; charged: number }) {
  const { code } = freightOf(charged, ladder);
  const rungs = [
    { code: 'M', price: ladder.minimum },
    ...ladder.rungs.map((rung) => ({ code: codeOf(rung), price: rung.perKg })),
  ];
  return (
    <div className="overflow-x-auto">
      <table aria-label={copy.ladder} className="text-12">
        <tbody>
          <tr>
            <th scope="row" className="border border-line px-2.5 py-1 text-left font-normal text-muted">
              {copy.from}
            </th>
            {rungs.map((rung) => (
              <td
                key={rung.code}
                className={`border border-line px-2.5 py-1 ${rung.code === code ? 'bg-sea-tint text-sea' : 'text-muted'}`}
              >
                {rung.code}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className="border border-line px-2.5 py-1 text-left font-normal text-muted">
              {copy.perKg}
            </th>
            {rungs.map((rung) => (
              <td
                key={rung.code}
                aria-current={rung.code === code || undefined}
                className={`border border-line px-2.5 py-1 ${rung.code === code ? 'bg-sea-tint font-semibold text-sea' : 'text-ink'}`}
              >
                {yuan(rung.price)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
