import { rentBills, type RentBill } from '../../../domain/modes/wh/bills';
import type { WhOrder } from '../../../domain/modes/wh/receipt';
import { daysBetween } from '../../../domain/values/days';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { whReceiptCopy } from '../../copy/modes/wh/receipt';
import { Ledger } from './ledger';

const { bills: copy } = whReceiptCopy;

const yuan = (amount: number): string => formatMoney({ amount, currency: YUAN });

const billCells = ({ from, to, amount, isClosed }: RentBill, at: number): string[] => [
  copy.number(at + 1),
  copy.days(from, to),
  `${daysBetween(from, to)}`,
  yuan(amount),
  copy.states[`${isClosed}`],
];

type RentBillsProps = {
  order: Pick<WhOrder, 'history' | 'outDate' | 'rent' | 'tons' | 'pallets' | 'leavings'>;
  now: number;
};

export function RentBillsView({ order, now }: RentBillsProps) {
  const { bills, topUp } = rentBills(order, now);
  if (bills.length === 0) return null;
  const rows = bills.map(billCells);
  return (
    <Ledger
      id="rent-bills"
      title={copy.title}
      caption={copy.caption}
      heads={copy.heads}
      rows={topUp > 0 ? [...rows, [copy.topUp, '', '', yuan(topUp), copy.states.true]] : rows}
      note={copy.note}
    />
  );
}
