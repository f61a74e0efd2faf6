import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { momentText } from '../../copy/words/moment-words';
import { orderHistoryCopy as copy } from '../../copy/orders/history';
import { pastName, type PastWords } from '../../trade/past-name';

type HistoryProps = Pick<PlacedOrder, 'history'> & PastWords;

export function ReceiptHistory(shown: HistoryProps) {
  const { history } = shown;
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history" className="mt-6 print:hidden">
      <h2 id="history" className="mb-3 text-20">
        {copy.title}
      </h2>
      <ol className="border-t border-line">
        {history
          .map((past, at) => ({ ...past, key: `${at}` }))
          .toReversed()
          .map(({ key, ...past }) => (
            <li
              key={key}
              className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[132px_minmax(0,1fr)] sm:items-baseline"
            >
              <time dateTime={past.at} className="text-12 whitespace-nowrap text-muted">
                {momentText(past.at)}
              </time>
              <p className="min-w-0 wrap-anywhere text-ink">
                {pastName(past, shown)}
                {past.note !== null && <span className="text-muted">：{past.note}</span>}
              </p>
            </li>
          ))}
      </ol>
    </section>
  );
}
