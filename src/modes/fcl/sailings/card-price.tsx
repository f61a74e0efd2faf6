import { formatMoney } from '../../../../domain/values/money';
import type { Sailing, SailingSearch } from '../../../../domain/offer/sailing';
import { sailingsCopy } from '../../../copy/search/sailings';

const { price: copy } = sailingsCopy;

const searchedBoxes = ({ boxes }: SailingSearch) => boxes.map(({ type, count }) => `${type} × ${count}`).join(' + ');

/** Total for all boxes of the search; the last price if sold out. */
export function CardPrice({ sailing: { state, price }, search }: { sailing: Sailing; search: SailingSearch }) {
  if (state === 'CLOSED')
    return (
      <p className="whitespace-nowrap text-muted">
        <span aria-hidden="true">—</span>
        <span className="block text-12">{copy.off}</span>
      </p>
    );
  if (!price)
    return (
      <p className="whitespace-nowrap">
        <b className="text-16 font-semibold text-ink">{copy.none}</b>
        <span className="block text-12 text-muted">{copy.soon}</span>
      </p>
    );
  const { totalUsd, totalYuan } = price.charges;
  const isPast = state === 'SOLD_OUT';
  return (
    <p className="whitespace-nowrap">
      {isPast ? (
        <s className="text-16 text-muted">{formatMoney(totalUsd)}</s>
      ) : (
        <b className="text-24 font-semibold text-ink">{formatMoney(totalUsd)}</b>
      )}
      <span className="block text-12 text-muted">
        {isPast ? copy.last : `${formatMoney(totalYuan)} / ${copy.total(searchedBoxes(search))}`}
      </span>
    </p>
  );
}
