import type { PlacedOrder, ReceiptParts } from '../../../domain/order/placed';
import { orderHistoryCopy as copy } from '../../copy/order-history';
import { orderStateNames } from '../../copy/order-states';
import { momentText } from '../../copy/moment-words';

/** What has happened to the order so far and when, the latest first, and in the words of whoever did it. */
type HistoryProps = Pick<PlacedOrder, 'history'> & {
  /** What its mode calls otherwise than freight does. */
  events?: ReceiptParts['events'];
};

export function ReceiptHistory({ history, events = {} }: HistoryProps) {
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
          .map(({ key, event, state, at, note }) => (
            <li
              key={key}
              className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[132px_minmax(0,1fr)] sm:items-baseline"
            >
              <time dateTime={at} className="text-12 whitespace-nowrap text-muted">
                {momentText(at)}
              </time>
              <p className="min-w-0 wrap-anywhere text-ink">
                {events[event] ?? copy.event(event, orderStateNames[state])}
                {note !== null && <span className="ml-2 text-muted">{note}</span>}
              </p>
            </li>
          ))}
      </ol>
    </section>
  );
}
