import { rungCode, cheapestFreight, type Ladder } from '../../../domain/modes/air/ladder';
import { airSearchCopy } from '../../copy/modes/air/search';

const { weight: copy } = airSearchCopy;

/** Hidden on phones unless charged, since they are rarely compared. */
const SMALL = ['M', 'N'];

const CELL = 'block border border-line px-2 py-1 sm:px-2.5';
/** Adjacent cells share a border. */
const PAIR = '-mr-px -mb-px block';

const yuan = (minor: number): string => String(minor / 100);

export function LadderTable({ ladder, charged }: { ladder: Ladder; charged: number }) {
  const { code } = cheapestFreight(charged, ladder);
  const rungs = [
    { code: 'M', price: ladder.minimum },
    ...ladder.rungs.map((rung) => ({ code: rungCode(rung), price: rung.perKg })),
  ];
  const look = (of: string): string => (of === code ? 'bg-sea-tint font-semibold text-sea' : 'text-ink');
  return (
    <table aria-label={copy.ladder} className="block text-12">
      <tbody className="flex flex-wrap pr-px pb-px">
        <tr className={PAIR}>
          {[copy.from, copy.perKg].map((head) => (
            <th key={head} scope="col" className={`${CELL} -mb-px text-left font-normal text-muted`}>
              {head}
            </th>
          ))}
        </tr>
        {rungs.map((rung) => (
          <tr
            key={rung.code}
            className={`${PAIR} ${SMALL.includes(rung.code) && rung.code !== code ? 'max-sm:hidden' : ''}`}
          >
            <th scope="row" className={`${CELL} -mb-px text-left font-normal ${look(rung.code)}`}>
              {rung.code}
            </th>
            <td aria-current={rung.code === code || undefined} className={`${CELL} ${look(rung.code)}`}>
              {yuan(rung.price)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
