import { formatMoney } from '../../../domain/values/money';
import type { Sailing } from '../../../domain/offer/sailing';
import { momentWords } from '../../copy/moment-words';

/** Other sailings on the same lane, at what they cost today. */
export function SailingOffers({ sailings }: { sailings: readonly Sailing[] }) {
  return (
    <ul className="grid gap-2 empty:hidden">
      {sailings.map(({ sailingId, carrier, vessel, voyage, etd, price }) => (
        <li
          key={sailingId}
          className="flex flex-wrap items-baseline gap-x-4 rounded-control border border-line px-3 py-2"
        >
          <b className="font-semibold text-ink">{momentWords(etd).date}</b>
          <span className="min-w-0 flex-1">
            {carrier.nameCn}{' '}
            <span className="text-muted">
              {vessel} {voyage}
            </span>
          </span>
          {price && <span className="text-ink">{formatMoney(price.charges.totalUsd)}</span>}
        </li>
      ))}
    </ul>
  );
}
