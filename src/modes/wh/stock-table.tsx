import { movementsOf, type Movement } from '../../../domain/modes/wh/movements';
import type { WhOrder } from '../../../domain/modes/wh/receipt';
import { whReceiptCopy } from '../../copy/modes/wh/receipt';
import { momentText } from '../../copy/moment-words';

const { stock: copy } = whReceiptCopy;

const cellsOf = ({ at, way, tons, pallets, leftTons, leftPallets }: Movement): string[] => [
  momentText(at),
  copy.ways[way],
  `${tons}`,
  `${pallets}`,
  `${leftTons}`,
  `${leftPallets}`,
];

/** The same as a sheet for a table calculation, which wants a mark of its letters before the first one. */
const sheetOf = (movements: readonly Movement[]): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(
    `\uFEFF${[copy.heads, ...movements.map(cellsOf)].map((row) => row.join(',')).join('\r\n')}`,
  )}`;

type StockTableProps = { order: Pick<WhOrder, 'orderNo' | 'tons' | 'pallets' | 'history' | 'room' | 'leavings'> };

/** What came into the room and what left it, and what stands there by now. */
export function StockTableView({ order }: StockTableProps) {
  const movements = movementsOf(order);
  if (movements.length === 0) return null;
  return (
    <section aria-labelledby="stock" className="mb-8 rounded-card border border-line bg-surface print:hidden">
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 md:px-5">
        <h2 id="stock" className="flex-1 text-20">
          {copy.title(order.room)}
        </h2>
        <a
          href={sheetOf(movements)}
          download={copy.file(order.orderNo)}
          className="text-sea underline underline-offset-4 hover:text-sea-strong"
        >
          {copy.export}
        </a>
      </header>
      <div className="overflow-x-auto px-4 py-2 md:px-5">
        <table className="w-full text-right whitespace-nowrap">
          <thead className="text-12 text-muted">
            <tr>
              {copy.heads.map((head, at) => (
                <th key={head} scope="col" className={`py-1.5 font-normal ${at < 2 ? 'pr-4 text-left' : 'pl-4'}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {movements.map((movement) => (
              <tr key={movement.at} className="border-t border-line">
                {cellsOf(movement).map((cell, at) => (
                  <td key={copy.heads[at]} className={`py-1.5 text-ink ${at < 2 ? 'pr-4 text-left' : 'pl-4'}`}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="px-4 pb-3 text-12 text-muted md:px-5">{copy.note}</p>
    </section>
  );
}
