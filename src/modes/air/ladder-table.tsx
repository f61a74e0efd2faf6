import { codeOf, freightOf, type Ladder } from '../../../domain/modes/air/ladder';
import { airSearchCopy } from '../../copy/modes/air/search';

const { weight: copy } = airSearchCopy;

/** What nobody compares who does not pay it: a phone has no room for it. */
const SMALL = ['M', 'N'];

const yuan = (minor: number): string => String(minor / 100);

/** What a kilogram costs from each break on, and which of them is charged. */
export function LadderTable({ ladder, charged }: { ladder: Ladder; charged: number }) {
  const { code } = freightOf(charged, ladder);
  const rungs = [
    { code: 'M', price: ladder.minimum },
    ...ladder.rungs.map((rung) => ({ code: codeOf(rung), price: rung.perKg })),
  ];
  const look = (of: string): string =>
    `border border-line px-2 py-1 sm:px-2.5 ${of === code ? 'bg-sea-tint font-semibold text-sea' : 'text-ink'} ${SMALL.includes(of) && of !== code ? 'max-sm:hidden' : ''}`;
  return (
    <div className="overflow-x-auto">
      <table aria-label={copy.ladder} className="text-12">
        <tbody>
          <tr>
            <th
              scope="row"
              className="border border-line px-2 py-1 text-left font-normal whitespace-nowrap text-muted sm:px-2.5"
            >
              {copy.from}
            </th>
            {rungs.map((rung) => (
              <td key={rung.code} className={look(rung.code)}>
                {rung.code}
              </td>
            ))}
          </tr>
          <tr>
            <th
              scope="row"
              className="border border-line px-2 py-1 text-left font-normal whitespace-nowrap text-muted sm:px-2.5"
            >
              {copy.perKg}
            </th>
            {rungs.map((rung) => (
              <td key={rung.code} aria-current={rung.code === code || undefined} className={look(rung.code)}>
                {yuan(rung.price)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
