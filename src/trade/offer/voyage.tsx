import { momentWords } from '../../copy/words/moment-words';
import { sailingsCopy as copy } from '../../copy/search/sailings';

const Mark = ({ className }: { className: string }) => (
  <i aria-hidden="true" className={`absolute -top-0.75 size-1.75 rotate-45 ${className}`} />
);

type VoyageProps = {
  leavesAt: string;
  arrivesAt: string;
  transitDays: number;
  /** Minimum of a variable transit time: days and earliest arrival. */
  least?: { days: number; arrivesAt: string };
  /** Transhipment place; null for a direct service. */
  via: string | null;
  /** Word for it, where the goods are not transhipped. */
  viaWord?: string;
  isOff: boolean;
};

export function Voyage({ leavesAt, arrivesAt, transitDays, least, via, viaWord, isOff }: VoyageProps) {
  const leaves = momentWords(leavesAt);
  const comes = momentWords(least?.arrivesAt ?? arrivesAt);
  const ink = isOff ? 'text-muted' : 'text-ink';
  const line = isOff ? 'bg-muted' : 'bg-ink';
  return (
    <div className="flex items-center gap-3">
      <span className="whitespace-nowrap">
        <b className={`block text-20 font-semibold ${ink}`}>{leaves.date}</b>
        <span className="text-12 text-muted">
          {leaves.weekday} {leaves.time}
        </span>
      </span>
      <span className="min-w-16 flex-1 text-center text-12 text-muted">
        {least ? copy.transitSpan(least.days, transitDays) : copy.transit(transitDays)}
        <span className={`relative my-1 block h-px ${line}`}>
          <Mark className={`left-0 ${line}`} />
          {via !== null && <Mark className="left-[calc(50%-4px)] border border-current bg-surface text-warn" />}
          <Mark className={`right-0 ${line}`} />
        </span>
        {via === null ? (
          copy.ways.direct
        ) : (
          <span className="text-warn">{viaWord === undefined ? copy.via(via) : `${via} ${viaWord}`}</span>
        )}
      </span>
      <span className="whitespace-nowrap">
        <b className={`block text-20 font-semibold ${ink}`}>{comes.date}</b>
        <span className="text-12 text-muted">{least ? copy.until(momentWords(arrivesAt).date) : comes.weekday}</span>
      </span>
    </div>
  );
}
