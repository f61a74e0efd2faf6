import { loadMovements, type Movement } from '../../../domain/modes/wh/movements';
import type { WhOrder } from '../../../domain/modes/wh/receipt';
import { whReceiptCopy } from '../../copy/modes/wh/receipt';
import { momentText } from '../../copy/words/moment-words';
import { Ledger } from './ledger';

const { stock: copy } = whReceiptCopy;

const movementCells = ({ at, way, tons, pallets, leftTons, leftPallets }: Movement): string[] => [
  momentText(at),
  copy.ways[way],
  `${tons}`,
  `${pallets}`,
  `${leftTons}`,
  `${leftPallets}`,
];

/** CSV of the table; spreadsheets need the BOM to read UTF-8. */
const stockSheet = (movements: readonly Movement[]): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(
    `\uFEFF${[copy.heads, ...movements.map(movementCells)].map((row) => row.join(',')).join('\r\n')}`,
  )}`;

type StockTableProps = {
  order: Pick<WhOrder, 'orderNo' | 'tons' | 'pallets' | 'pieces' | 'trucks' | 'history' | 'room' | 'leavings'>;
};

export function StockTableView({ order }: StockTableProps) {
  const movements = loadMovements(order);
  if (movements.length === 0) return null;
  return (
    <Ledger
      id="stock"
      title={copy.title(order.room)}
      caption={copy.caption}
      action={
        <a
          href={stockSheet(movements)}
          download={copy.file(order.orderNo)}
          className="text-sea underline underline-offset-4 hover:text-sea-strong"
        >
          {copy.export}
        </a>
      }
      heads={copy.heads}
      rows={movements.map(movementCells)}
      note={copy.note}
    />
  );
}
