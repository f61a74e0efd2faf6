import type { PastSearch } from '../../../machines/booking/booking-search';
import { bookingSearchCopy as copy } from '../../copy/search/booking-search';

const pastSearchName = ({ mode, form: { org, dst, goods } }: PastSearch) =>
  [
    [org?.nameCn, dst?.nameCn].filter(Boolean).join(' → ') || copy.mode[mode],
    goods && (goods.unNo === null ? goods.nameCn : `UN ${goods.unNo}`),
  ]
    .filter(Boolean)
    .join(' · ');

const pastSearchKey = ({ mode, form }: PastSearch) =>
  `${mode} ${form.org?.code} ${form.dst?.code} ${form.goods?.goodsId || form.goods?.nameCn}`;

export function PastSearches({ past, onRepeat }: { past: readonly PastSearch[]; onRepeat: (at: number) => void }) {
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-4 text-12 text-muted md:ml-auto">
      {copy.past}
      {past.map((search, at) => (
        <button
          key={pastSearchKey(search)}
          type="button"
          className="min-h-6 truncate text-sea underline-offset-4 hover:underline"
          onClick={() => onRepeat(at)}
        >
          {pastSearchName(search)}
        </button>
      ))}
    </p>
  );
}
