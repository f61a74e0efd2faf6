import type { TankOrder } from '../../../domain/modes/tank/receipt';
import { formatMoney } from '../../../domain/values/money';
import { tankReceiptCopy as copy } from '../../copy/modes/tank/receipt';
import { nameOfTank } from '../../copy/modes/tank/search';
import { kgWords } from '../../trade/numbers';
import { TankUnits } from './tank-units';

const moment = (typed: string): string => typed.replace('T', ' ');

function factsOf(order: TankOrder): [name: string, value: string][] {
  const { lease, eachKg, window, loadC, depot, fetchFrom, returnTo, freeUntil, overdue, deposit } = order;
  return [
    [copy.amount, copy.tanks(order.tanks, nameOfTank(order.tank))],
    [copy.each, copy.level(kgWords(eachKg), kgWords(window.leastKg), kgWords(window.mostKg))],
    [copy.filled, copy.degrees(loadC)],
    [copy.depot, copy.from(depot, fetchFrom)],
    lease
      ? [copy.lease, copy.leased(lease.days, lease.from, lease.until)]
      : [copy.load, `${order.loadAddress}，${moment(order.loadFrom)} ～ ${moment(order.loadTo)}`],
    [copy.back, returnTo ?? copy.backUntold],
    [lease ? copy.leaseEnds : copy.freeUntil, copy.until(freeUntil, formatMoney(overdue))],
    [copy.deposit, copy.depositText(formatMoney(deposit))],
  ];
}

/** How the tanks are filled, where they come from, and by when they are back. */
export const TankNoticeView = ({ order }: { order: TankOrder }) => (
  <section aria-labelledby="tank-notice" className="mb-8 rounded-card border border-line bg-surface p-4 md:p-5">
    <h2 id="tank-notice" className="text-20">
      {copy.title}
    </h2>
    <dl className="mt-3 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      {factsOf(order).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere text-ink">{value}</dd>
        </div>
      ))}
    </dl>
    <TankUnits units={order.units} />
    <p className="mt-3 text-12 text-muted">{copy.note}</p>
  </section>
);
